"""The screens of Vienna."""

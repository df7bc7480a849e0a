"""The words of Vienna, a file for each thing that is told."""

"""The words for what the rules speak of in ids, in a file each for what is spoken of.

The words that only one page needs are in the page's own folder.
"""

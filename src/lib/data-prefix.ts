/** Prefix for the address of a page's data; path and query stay the same. */
export const dataPrefix = '/_data';

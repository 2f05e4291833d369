/** Address of a page's data; the same path and query behind this prefix. */
export const dataPrefix = '/_data';

/** Of the page at the desk; with a number behind it, of one notice. */
export const noticesPath = '/notices';

/* What the form says before it sends a file is what the server holds it to (specification §5). */

/** Both sides of a logo. */
export const iconSidePixels = 400;
export const iconMaxBytes = 5 * 1024 * 1024;
export const pdfMaxBytes = 10 * 1024 * 1024;

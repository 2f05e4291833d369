/* The form announces the same limits that the server enforces (specification §5). */

/** Width and height of a logo. */
export const iconSidePixels = 400;
export const iconMaxBytes = 5 * 1024 * 1024;
export const pdfMaxBytes = 10 * 1024 * 1024;

/* The form announces the same limits that the server enforces (specification §5). */

/** Width and height of a logo. */
export const iconSidePixels = 400;
export const iconMaxBytes = 5 * 1024 * 1024;
/** A picture that an editor uploads for a content. */
export const pictureMaxBytes = 5 * 1024 * 1024;
/** Larger ones take too much memory to open; cameras of phones have 12 or 24 million pixels. */
export const pictureMaxPixels = 24_000_000;
/** A picture as it is kept: a redrawn PNG can be larger than the one that was sent. */
export const storedPictureMaxBytes = 10 * 1024 * 1024;
export const pdfMaxBytes = 10 * 1024 * 1024;

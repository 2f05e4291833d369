/** Of a picture within an article, whose column is at most 720 px wide, and within an issue of the newsletter. */
export const textPictureSize = { width: 960, height: 540 };

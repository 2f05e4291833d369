/** Maximum length of a reviewer's text to the submitter. */
export const reviewTextMaxCharacters = 2000;
/** Fields that one request for changes may point at. */
export const requestsMax = 20;
/** Characters of what is asked for at one field. */
export const requestTextMaxCharacters = 500;

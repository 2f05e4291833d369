/** Where canned answers are edited. */
export const answersPath = '/submissions/answers';

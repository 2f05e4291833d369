/** Words as part of a LIKE pattern with `escape '\'`, in lower case. */
export const likePattern = (words: string) =>
  `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The page of the search, without language. The words are in its query as `key`. */
export const searchPath = '/search';

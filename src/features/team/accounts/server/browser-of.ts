/** What the list of sessions calls the browser of a request. */
export const browserOf = (headers: Headers): string => (headers.get('User-Agent') ?? '').slice(0, 300);

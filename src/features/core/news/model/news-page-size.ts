/** Entries of the news page per request (specification §9). */
export const newsPageSize = 20;

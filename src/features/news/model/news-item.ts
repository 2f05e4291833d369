/** A news item in a list, as the content API presents it (api.md). */
export interface NewsSummary {
  id: number;
  title: string;
  desc: string;
  image_url: string;
  /** RFC 3339, UTC. */
  create_time: string;
  /** MM-DD of `create_time`. */
  days: string;
  /** HH:mm of `create_time`. */
  times: string;
}

export interface NewsItem extends NewsSummary {
  /** Markdown. */
  content: string;
}

/** The list grouped by date as the news page shows it (specification §3). */
export interface NewsDate {
  /** YYYY-MM-DD */
  time: string;
  list: NewsSummary[];
}

/** Entries of the news page per request (specification §9). */
export const newsPageSize = 20;

/** What stands before and after an item in time. */
export interface NewsNeighbours {
  earlier?: NewsSummary;
  later?: NewsSummary;
}

/** What a news item is about, in the order of the filter. `release` is also news of a function or a network, `warning` of a danger to funds. */
export const newsKinds = ['release', 'maintenance', 'warning', 'company'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Of items that were stored before they had a kind, and where an editor chooses none. */
export const defaultNewsKind: NewsKind = 'company';

/** Published items of each kind. */
export type NewsCounts = Record<NewsKind, number>;

export const isNewsKind = (text: string): text is NewsKind => newsKinds.some((kind) => kind === text);

import type { Brand } from './brand-schema.ts';

/** Whether the brand has visits counted by a service, once a visitor allows it. */
export const hasStatistics = ({ searchEngine, webAnalytics }: Brand['analytics']): boolean =>
  searchEngine !== null || webAnalytics !== null;

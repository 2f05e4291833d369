import type { Cover, StoredCover } from '../model/cover.ts';

/**
 * The cover of a row as a member of what pages show; empty where visitors see a chart.
 * @param stored the column, JSON of a `StoredCover` or null
 */
export function presentCover(stored: string | null, alt: string | undefined): { cover?: Cover } {
  if (stored === null) return {};
  return { cover: { ...(JSON.parse(stored) as StoredCover), alt: alt ?? '' } };
}

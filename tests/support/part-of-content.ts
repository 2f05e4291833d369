import { readDemonstrationContent, type DemonstrationContent } from '#content/read-content.ts';

/** Read once for the files of one process. */
let whole: Promise<DemonstrationContent> | undefined;

const fewDapps = 40;

/** Tokens of those DApps, and the first others. */
function withFewListings(content: DemonstrationContent, dappsCount: number): DemonstrationContent {
  const dapps = content.dapps.slice(0, dappsCount);
  const symbols = new Set(dapps.flatMap(({ tokens }) => tokens));
  const tokens = content.tokens.filter(({ symbol }, place) => place < dappsCount || symbols.has(symbol));
  return { ...content, dapps, tokens };
}

/**
 * The demonstration's first DApps, Uniswap and Curve among them, and their tokens: for tests to which the others do not matter. Storing and deleting all
 * of them takes PostgreSQL most of a second each time.
 */
export async function readFewListings(): Promise<DemonstrationContent> {
  const few = withFewListings(await (whole ??= readDemonstrationContent()), fewDapps);
  return { ...few, news: [], promotions: { banner: [], activity: [], ad: [] }, tutorials: [], releases: [] };
}

/** All that editors write in the demonstration, with two DApps. */
export async function readEditorsContent(): Promise<DemonstrationContent> {
  return withFewListings(await (whole ??= readDemonstrationContent()), 2);
}

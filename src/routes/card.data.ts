import type { PageLoader } from './loader.ts';

/** The page is the same for everybody: its facts stand in the brand. */
export const loader: PageLoader<null> = {
  query: [],
  cache: 'stored',
  load: () => Promise.resolve({ kind: 'page', data: null }),
};

import { fetchedOnce } from '#lib/fetched-once.ts';

/** What reads requests and shows them: larger than the page, and fetched when the field gets the focus. */
export const fetchedResult = fetchedOnce(() => import('./result/request-result.tsx'));

import { fetchedOnce } from '#lib/fetched-once.ts';

/** What looks names up: larger than the page, and fetched when a list with a name is checked. */
export const fetchedLookUp = fetchedOnce(() => import('../model/names/look-up-names.ts'));

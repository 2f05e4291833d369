import { fetchedOnce } from '#lib/fetched-once.ts';

/** The fields of a call and its response: fetched when the first call is opened, because most readers send none. */
export const fetchedCallForm = fetchedOnce(() => import('./call-form.tsx'));

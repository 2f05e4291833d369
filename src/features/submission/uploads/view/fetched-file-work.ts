import { fetchedOnce } from '#lib/fetched-once.ts';

/** The code that looks at files and sends them; most of the time a form is open no file is chosen. */
export const fetchedFileWork = fetchedOnce(() => import('./file-work.ts'));

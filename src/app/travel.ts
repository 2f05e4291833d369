/* What shows another page in the place of this one. Fetched with the first link that leads to one. */

export { applyHead } from './browser-head.ts';
export { importPage } from './import-page.ts';
export { leavePlace, notePlace } from './keep-place.ts';

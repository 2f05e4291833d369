import { splitPath } from './split-path.ts';

/** Whether an address shows the same page in another language: the one navigation that keeps the place on the page. */
export function isLanguageSwitch(from: URL, to: URL): boolean {
  const [before, after] = [splitPath(from.pathname), splitPath(to.pathname)];
  return (
    before.locale !== undefined &&
    after.locale !== undefined &&
    before.locale !== after.locale &&
    before.path === after.path &&
    from.search === to.search
  );
}

/** Why a path cannot be used. `hardened`: the network needs an apostrophe after every number. */
type PathIssue = 'format' | 'hardened';

type ParsedPath = { ok: true; path: string; isSeries: boolean } | { ok: false; issue: PathIssue };

/** BIP-32 has 255 levels; wallets use five. */
const mostLevels = 10;
const indexLimit = 2 ** 31;

/** `44'` or `x`. */
const level = /^(?:x|\d{1,10})'?$/;

/**
 * Parses a derivation path as wallets write it: `m/44'/60'/0'/0/x`. `h` is as good as an apostrophe.
 * @param needsHardened whether the network's curve has hardened steps only
 * @returns the path in one form; `isSeries` where it has an `x`, which counts the accounts
 */
export function parsePath(text: string, needsHardened: boolean): ParsedPath {
  const path = text
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/[h‘’′]/g, "'");
  const [root, ...levels] = path.split('/');
  const series = levels.filter((each) => each.startsWith('x'));
  const isWellFormed =
    root === 'm' &&
    levels.length > 0 &&
    levels.length <= mostLevels &&
    series.length <= 1 &&
    levels.every(
      (each) => level.test(each) && (each.startsWith('x') || Number.parseInt(each, 10) < indexLimit),
    );
  if (!isWellFormed) return { ok: false, issue: 'format' };
  if (needsHardened && levels.some((each) => !each.endsWith("'"))) return { ok: false, issue: 'hardened' };
  return { ok: true, path, isSeries: series.length === 1 };
}

/** The path of one account. */
export const pathAt = (path: string, index: number): string => path.replace('x', `${index}`);

/** The numbers of a path, without saying which are hardened. */
export const indexesOf = (path: string): readonly number[] =>
  path
    .split('/')
    .slice(1)
    .map((each) => Number.parseInt(each, 10));

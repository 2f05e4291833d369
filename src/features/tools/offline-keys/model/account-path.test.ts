import { describe, expect, it } from 'vitest';
import { indexesOf, parsePath, pathAt } from './account-path.ts';
import { accountFamilies, needsHardened, usualPath } from './derive-accounts.ts';

describe('a derivation path', () => {
  it('of every network is one that the field accepts, and counts the accounts', () => {
    for (const family of accountFamilies)
      expect(parsePath(usualPath(family), needsHardened(family))).toEqual({
        ...{ ok: true, path: usualPath(family), isSeries: true },
      });
  });

  it.each([
    ["m/44'/60'/0'/0/x", "m/44'/60'/0'/0/x", true],
    [' M / 44h/60H/x’/0/0 ', "m/44'/60'/x'/0/0", true],
    // A Chinese keyboard may open a quotation where an apostrophe was meant.
    ['m/44‘/60′/x/0/0', "m/44'/60'/x/0/0", true],
    ["m/44'/60'/0'/0/7", "m/44'/60'/0'/0/7", false],
    ['m/0/2147483647', 'm/0/2147483647', false],
  ])('is read as wallets write it: %s', (text, path, isSeries) => {
    expect(parsePath(text, false)).toEqual({ ok: true, path, isSeries });
  });

  it.each([
    '',
    'm',
    'm/',
    '44/60',
    'm//0',
    'm/-1',
    "m/0''",
    'm/2147483648',
    'm/99999999999',
    'm/x/x',
    'm/1x',
    'm/0.5',
  ])('is refused where it is none: %s', (text) => {
    expect(parsePath(text, false)).toEqual({ ok: false, issue: 'format' });
  });

  it('has ten levels at most', () => {
    expect(parsePath(`m${'/0'.repeat(10)}`, false).ok).toBe(true);
    expect(parsePath(`m${'/0'.repeat(11)}`, false)).toEqual({ ok: false, issue: 'format' });
  });

  it('must be hardened all through where the curve knows nothing else', () => {
    expect(parsePath("m/44'/501'/0'", true).ok).toBe(true);
    expect(parsePath("m/44'/501'/x'/0'", true).ok).toBe(true);
    expect(parsePath("m/44'/501'/0'/0", true)).toEqual({ ok: false, issue: 'hardened' });
    expect(parsePath("m/44'/501'/x", true)).toEqual({ ok: false, issue: 'hardened' });
  });

  it('names the account where the x is', () => {
    expect(pathAt("m/44'/501'/x'/0'", 12)).toBe("m/44'/501'/12'/0'");
    expect(indexesOf("m/44'/501'/12'/0'")).toEqual([44, 501, 12, 0]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { brandFile } from '#features/core/brand/server/brand-folder.ts';
import { derivePalette } from '#lib/palette/derive-palette.ts';
import { listReservedHosts } from './list-reserved-hosts.ts';

/** What only the demonstration is called: the wallet, its card and the company that issues the card. */
const names = /tide\W{0,3}(?:port|card)|quayside payments/i;

/** The numbers that the demonstration claims. */
const claims: Brand['claims'] = {
  usersMillions: 30,
  monthlyActiveMillions: 3.5,
  globalUsersMillions: 20,
  countries: 200,
  chains: 100,
  dapps: 100,
  energySavingPercent: 75,
};

/** How the demonstration's mark and its wordmark begin, whatever color they are drawn in. */
const outlines = ['M22.2 29.66A15 15 0 1 0 9.8 29.66', 'M19.2 4.9 19.6 10 18.6 10.3'];

/** A name in parts, each of which says nothing alone. */
function isNameInParts(value: object): value is string[] {
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'string')) return false;
  return names.test(value.join('')) && !value.some((part) => names.test(part));
}

function listNames(value: unknown, path: readonly string[] = []): { path: string; value: string }[] {
  if (typeof value === 'string') return names.test(value) ? [{ path: path.join('.'), value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (isNameInParts(value)) return [{ path: path.join('.'), value: value.join('') }];
  return Object.entries(value).flatMap(([name, inner]) => listNames(inner, [...path, name]));
}

/** Every text of a configuration that names a host reserved for examples, or what only the demonstration is called; a sentence each. */
export function listDemonstrationTexts(value: unknown): string[] {
  const hosts = listReservedHosts(value);
  const withHost = new Set(hosts.map(({ path }) => path));
  const named = listNames(value).filter(({ path }) => !withHost.has(path));
  return [
    ...hosts.map(
      ({ path, value: text }) =>
        `${path} "${text}" names a host that is reserved for examples; set your own.`,
    ),
    ...named.map(
      ({ path, value: text }) =>
        `${path} "${text}" is still a name of the demonstration; write your own, or leave the text out.`,
    ),
  ];
}

/** Numbers that the demonstration made up: no team has all of them. */
export function listDemonstrationClaims(brand: Pick<Brand, 'claims'>): string[] {
  const isSame = Object.entries(claims).every(
    ([name, value]) => brand.claims[name as keyof typeof claims] === value,
  );
  return isSame
    ? ['claims are still the numbers of the demonstration; write what is true of your wallet.']
    : [];
}

/** The six colors of the demonstration, in both themes. */
export function listDemonstrationColors({ kit }: Pick<Brand, 'kit'>): string[] {
  const own = [derivePalette(kit.colors, 'day'), derivePalette(kit.colors, 'night')];
  return own.every((palette) => Object.keys(palette).length === 0)
    ? ['kit.colors are still those of the demonstration; choose your own six in colors.json.']
    : [];
}

/** Files in the brand's folder `logo` that draw or name the demonstration's logo. */
export function listDemonstrationLogo(): string[] {
  return readdirSync(brandFile('logo')).filter((file) => {
    const text = readFileSync(brandFile('logo', file), 'utf8');
    return outlines.some((outline) => text.includes(outline)) || names.test(text);
  });
}

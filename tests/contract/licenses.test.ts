import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { licenseOf, listLicenses } from '../../scripts/supply-chain/list-licenses.ts';
import { listShipped, readBundled } from '../../scripts/supply-chain/list-shipped.ts';
import { readLock } from '../../scripts/supply-chain/read-lock.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const packageOf = (license: string | undefined, name = 'left') => ({
  path: `node_modules/${name}`,
  name,
  version: '1.0.0',
  ...(license === undefined ? {} : { license }),
});

test('every package of production has a license that scripts/supply-chain/license-policy.ts allows', () => {
  const packages = readLock(join(import.meta.dirname, '../..'));
  // Bundles are looked at in tests/e2e/http.spec.ts, which has a build.
  const licenses = listLicenses(listShipped(packages, new Set()));
  expect(licenses.length).toBeGreaterThan(100);
  const refused = licenses.filter(({ allowed }) => !allowed);
  expect(
    refused.map(({ name, version, license }) => `${name} ${version} ${license ?? 'states none'}`),
  ).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR GPL-2.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['(GPL-3.0-only OR AGPL-3.0-only)', false],
  ['MIT AND (GPL-3.0-only OR ISC)', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['mit', false],
  ['', false],
  [undefined, false],
])('%s is allowed: %s', (license, allowed) => {
  expect(licenseOf(packageOf(license)).allowed).toBe(allowed);
});

test('a reviewed license holds for its package as long as that states the same', () => {
  const name = '@img/sharp-libvips-linux-x64';
  expect(licenseOf(packageOf('LGPL-3.0-or-later', name))).toMatchObject({
    allowed: true,
    reason: expect.stringContaining('can be exchanged'),
  });
  expect(licenseOf(packageOf('GPL-3.0-or-later', name)).allowed).toBe(false);
  expect(licenseOf(packageOf('LGPL-3.0-or-later')).allowed).toBe(false);
  expect(licenseOf(packageOf('BSD', 'css-mediaquery')).license).toBe('BSD-3-Clause');
});

test('what only builds or checks the product is not listed, unless a bundle has it, and a package is listed once for each version', () => {
  const dist = useTemporaryFolder();
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  plant('client/third-party-licenses.txt', '# Licenses\n\n## in-pages - 1.0.0 (ISC)\n\nPermission\n');
  plant('desk/third-party-licenses.txt', '# Licenses\n\n## @at/desk - 1.0.0\n');
  plant('keys/offline-keys.html', '<html>\n<!--\n## in-file - 1.0.0 (MIT)\n## other - 2.0.0 (MIT)\n-->\n');
  const copies = ['node_modules/left', 'node_modules/right/node_modules/left'];
  const packages = [
    ...copies.map((path) => ({ ...packageOf('MIT'), path })),
    { ...packageOf('MIT', 'optional'), devOptional: true },
    ...['in-pages', '@at/desk', 'in-file', 'other', 'built-with'].map((name) => ({
      ...packageOf('MIT', name),
      dev: true,
    })),
  ];
  const listed = listLicenses(listShipped(packages, readBundled(dist))).map(({ name }) => name);
  expect(listed).toEqual(['@at/desk', 'in-file', 'in-pages', 'left', 'optional']);
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listShipped } from '../../scripts/supply-chain/list-shipped.ts';
import { makeSbom, type Project, type Sbom } from '../../scripts/supply-chain/make-sbom.ts';
import { readLock } from '../../scripts/supply-chain/read-lock.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../..');
const sha512 = (byte: number) => `sha512-${Buffer.alloc(64, byte).toString('base64')}`;
const locked = (path: string, version: string, more: object = {}) => ({
  path,
  name: path.slice(path.lastIndexOf('node_modules/') + 13),
  version,
  integrity: sha512(version.charCodeAt(0)),
  license: 'MIT',
  ...more,
});
const project: Project = {
  ...{ name: 'portal', version: '1.2.3', description: 'A portal', license: 'MIT' },
  dependencies: { '@img/one': '1.0.0', two: '2.0.0' },
  optionalDependencies: {},
  devDependencies: { 'in-pages': '1.0.0' },
};

/** The project's own bill, without what bundles have beyond it. */
const own = makeSbom({
  project: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Project,
  packages: listShipped(readLock(root), new Set()),
});

test('every package of production in the lock file is listed with version, address, hash and license', () => {
  const listed = own.components.map(({ group, name, version, hashes, purl, licenses }) => {
    expect(licenses, name).toHaveLength(1);
    const scoped = group ? `${group}/${name}` : name;
    expect(purl).toBe(`pkg:npm/${scoped.replace('@', '%40')}@${version}`);
    return `${scoped}@${version} sha512-${Buffer.from(hashes?.[0]?.content ?? '', 'hex').toString('base64')}`;
  });
  // Read without the code under test.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string; dev?: boolean; link?: boolean }>;
  };
  const expected = Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { version, integrity }]) => `${path.split('node_modules/').at(-1)}@${version} ${integrity}`);
  expect(listed.toSorted()).toEqual([...new Set(expected)].toSorted());
});

test('the graph has every package once, none that is not listed, and a way to each that is required', () => {
  const { metadata, components, dependencies } = own;
  const listed = [metadata.component.purl, ...components.map((each) => each['bom-ref'])];
  expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
  const needed = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect([...needed].filter((each) => !listed.includes(each))).toEqual([]);
  const required = components.filter(({ scope }) => scope === 'required').map(({ purl }) => purl);
  expect(required.filter((each) => !needed.has(each))).toEqual([]);
});

test('npm run sbom writes the same file each time', () => {
  const folder = useTemporaryFolder();
  const [one = '', other] = ['one.json', 'other.json'].map((name) => {
    const command = [join(root, 'scripts/sbom.ts'), join(folder, name)];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return readFileSync(join(folder, name), 'utf8');
  });
  expect(other).toBe(one);
  const sbom = JSON.parse(one) as Sbom;
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(sbom.components.some(({ name }) => name === 'pg')).toBe(true);
});

test('a package depends on the version that Node would find from where it is', () => {
  const { components, dependencies } = makeSbom({
    project,
    packages: [
      locked('node_modules/@img/one', '1.0.0', { dependencies: { two: '^1.0.0' } }),
      locked('node_modules/@img/one/node_modules/two', '1.5.0'),
      locked('node_modules/two', '2.0.0', { optionalDependencies: { three: '3', absent: '1' } }),
      locked('node_modules/three', '3.0.0', { optional: true, license: 'Apache-2.0 AND MIT' }),
      locked('node_modules/in-pages', '1.0.0', { dev: true, dependencies: { two: '2' } }),
    ],
  });
  expect(dependencies).toEqual([
    {
      ref: 'pkg:npm/portal@1.2.3',
      dependsOn: ['pkg:npm/%40img/one@1.0.0', 'pkg:npm/in-pages@1.0.0', 'pkg:npm/two@2.0.0'],
    },
    { ref: 'pkg:npm/%40img/one@1.0.0', dependsOn: ['pkg:npm/two@1.5.0'] },
    { ref: 'pkg:npm/two@1.5.0', dependsOn: [] },
    { ref: 'pkg:npm/two@2.0.0', dependsOn: ['pkg:npm/three@3.0.0'] },
    { ref: 'pkg:npm/three@3.0.0', dependsOn: [] },
    { ref: 'pkg:npm/in-pages@1.0.0', dependsOn: ['pkg:npm/two@2.0.0'] },
  ]);
  expect(components[0]).toEqual({
    ...{ type: 'library', 'bom-ref': 'pkg:npm/%40img/one@1.0.0', group: '@img', name: 'one' },
    ...{ version: '1.0.0', scope: 'required', purl: 'pkg:npm/%40img/one@1.0.0' },
    hashes: [{ alg: 'SHA-512', content: '31'.repeat(64) }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(components.at(-2)).toMatchObject({
    scope: 'optional',
    licenses: [{ expression: 'Apache-2.0 AND MIT' }],
  });
});

test('the serial number follows from what is listed', () => {
  const serialOf = (version: string) =>
    makeSbom({ project, packages: [locked('node_modules/two', version)] }).serialNumber;
  expect(serialOf('2.0.0')).toBe(serialOf('2.0.0'));
  expect(serialOf('2.0.1')).not.toBe(serialOf('2.0.0'));
});

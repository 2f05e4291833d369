import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { licenseOf, type PackageLicense } from './list-licenses.ts';
import type { LockedPackage } from './read-lock.ts';

/** The project itself, as package.json has it, with the names of what it depends on. */
export interface Project {
  name: string;
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

type Names = Record<string, string> | undefined;

interface Asking {
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  devDependencies?: Names;
}

interface Component {
  type: 'library';
  'bom-ref': string;
  /** Scope of the package, such as `@img`. */
  group?: string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses: object[];
}

/** A document of CycloneDX 1.6, as far as it has what is named here. */
export interface Sbom {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: number;
  metadata: { timestamp?: string; component: { purl: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The package's address in package-url form, for example `pkg:npm/%40img/colour@1.1.0`. */
const purlOf = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;

/** A license that SPDX does not know is a name. */
function licensesOf({ license, allowed }: PackageLicense): object[] {
  if (license === undefined) return [];
  if (!allowed) return [{ license: { name: license } }];
  return [/ (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }];
}

function componentOf(locked: LockedPackage): Component {
  const [name = '', group] = locked.name.split('/').toReversed();
  const digest = locked.integrity?.replace(/^sha512-/, '');
  return {
    type: 'library',
    'bom-ref': purlOf(locked),
    ...(group ? { group } : {}),
    name,
    version: locked.version,
    scope: locked.optional || locked.devOptional ? 'optional' : 'required',
    purl: purlOf(locked),
    // A part of a package that is kept in a folder of this project has no archive.
    ...(digest
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    licenses: licensesOf(licenseOf(locked)),
  };
}

/** The package that a name means at a place of the tree: the nearest one, from there up to the project's root. */
function findDependency(byPath: ReadonlyMap<string, LockedPackage>, from: string, name: string) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const found = byPath.get(posix.join(folder, 'node_modules', name));
    if (found || folder === '.') return found;
  }
}

/** What a package or the project asks for. The project's bundles have what it names for development. */
const namesOf = (asking: Asking) =>
  Object.keys({
    ...asking.dependencies,
    ...asking.optionalDependencies,
    ...asking.peerDependencies,
    ...asking.devDependencies,
  });

/** Who needs whom, by purl. The copies of one version may have found different versions of what they need. */
function graphOf(project: Project, packages: readonly LockedPackage[]): Sbom['dependencies'] {
  const byPath = new Map(packages.map((each) => [each.path, each]));
  const graph = new Map<string, Set<string>>();
  for (const each of [{ ...project, path: '.' }, ...packages]) {
    const found = namesOf(each).flatMap((name) => findDependency(byPath, each.path, name) ?? []);
    graph.set(purlOf(each), new Set([...(graph.get(purlOf(each)) ?? []), ...found.map(purlOf)]));
  }
  return [...graph].map(([ref, needed]) => ({ ref, dependsOn: [...needed].toSorted() }));
}

/** An id that follows from the text, in the form of a UUID (version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20, 32)].join('-');
}

export interface SbomOptions {
  project: Project;
  /** What is shipped (list-shipped.ts). */
  packages: readonly LockedPackage[];
  /** ISO 8601. */
  timestamp?: string | undefined;
}

/**
 * A bill of packages in CycloneDX 1.6, the same for the same packages. `npm sbom --omit dev` leaves out each package
 * that a tool of the development needs too, react and pg among them (docs/dependencies.md).
 */
export function makeSbom({ project, packages, timestamp }: SbomOptions): Sbom {
  const components = new Map(packages.map((each) => [purlOf(each), componentOf(each)]));
  const { name, version, description, license } = project;
  const content = {
    metadata: {
      ...(timestamp ? { timestamp } : {}),
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': purlOf(project),
        ...{ name, version, description },
        purl: purlOf(project),
        licenses: [{ license: { id: license } }],
      },
    },
    components: [...components.values()],
    dependencies: graphOf(project, packages),
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}

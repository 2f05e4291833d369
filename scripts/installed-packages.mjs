/* Which of the locked packages a command needs; plain JavaScript, read by scripts/bootstrap.mjs before anything is installed. */

const scriptsOf = (names) => names.map((name) => `scripts/${name}.ts`);

/**
 * The commands of a portal in production. They import nothing but `dependencies`, of which
 * tests/contract/production-packages.test.ts makes sure.
 */
export const productionScripts = scriptsOf([
  ...['serve', 'account', 'desk', 'audit', 'backup', 'restore', 'import', 'migrate-to-postgres'],
  ...['person', 'erase', 'rehearse', 'export'],
]);

/**
 * The commands that build or show the portal. They load `dependencies` and `startPackages`; every other command installs everything, of
 * which the checks are the larger part.
 */
export const startScripts = [
  ...productionScripts,
  ...scriptsOf(['start', 'dev', 'dev-chain', 'build', 'package', 'brand']),
];

/** The `devDependencies` that `startScripts` load: for the build of pages and desk, and for the development chain. */
export const startPackages = [
  ...['vite', '@vitejs/plugin-react', '@rolldown/plugin-babel', '@babel/core'],
  ...[
    '@lingui/babel-plugin-lingui-macro',
    '@lingui/cli',
    '@lingui/conf',
    '@lingui/format-po',
    '@lingui/vite-plugin',
  ],
  ...['react-admin', '@tanstack/react-query', '@mui/material', '@mui/icons-material', 'diff'],
  ...['@emotion/cache', '@emotion/react'],
  ...['@noble/curves', '@scure/bip32'],
  ...['@foundry-rs/anvil', 'solc', '@openzeppelin/contracts'],
];

/**
 * Whether a locked package is there for production. `devOptional` are those of the development that a package of production
 * can do without: better-auth names Vitest as something it could be tested with.
 */
const isOfProduction = ({ dev, devOptional }) => !dev && !devOptional;

/** A link to a folder of this project is there for what the folder is. */
const entryOf = (lock, folder) => (lock[folder]?.link ? lock[lock[folder].resolved] : lock[folder]);

/** An optional package belongs to another platform, and a peer may be left out by a setting of npm: npm decides about both. */
const isRequired = ({ optional, peer }) => !optional && !peer;

/** A peer that is optional is no reason to take a package along: better-auth names Vitest as one. */
function namesOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package: in the folder of the one that asks, or of those around it. */
function findFolder(packages, from, name) {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (folder in packages) return folder;
  if (from === '') return undefined;
  const around = from.lastIndexOf('/node_modules/');
  return findFolder(packages, around === -1 ? '' : from.slice(0, around), name);
}

/**
 * The packages that the project's `dependencies` and `optionalDependencies` need, and those need in turn.
 * @param packages `packages` of package-lock.json
 * @param others `devDependencies` that are needed too, by name
 * @returns their folders; packages for other platforms are among them
 */
export function listPackages(packages, others = []) {
  const needed = new Set();
  const take = (folder) => {
    if (folder === undefined || needed.has(folder)) return;
    needed.add(folder);
    const { link, resolved, ...entry } = packages[folder];
    // A folder of this project, such as desk-icons.
    if (link) return take(resolved);
    for (const name of namesOf(entry)) take(findFolder(packages, folder, name));
  };
  for (const name of [...namesOf(packages[''] ?? {}), ...others]) take(findFolder(packages, '', name));
  return needed;
}

/**
 * The lock file of an installation for `startScripts`.
 * @param packages `packages` of package-lock.json
 * @returns its `packages`, of which '' is what package.json says
 */
export function lockForStart(packages) {
  const { '': project, ...others } = packages;
  const needed = listPackages(packages, startPackages);
  const named = Object.entries(project.devDependencies ?? {}).filter(([name]) =>
    startPackages.includes(name),
  );
  return {
    '': { ...project, devDependencies: Object.fromEntries(named) },
    ...Object.fromEntries(Object.entries(others).filter(([folder]) => needed.has(folder))),
  };
}

/**
 * @param lock `packages` of package-lock.json
 * @param installed `packages` of node_modules/.package-lock.json, where npm writes what it has installed
 * @param isForProduction whether `dependencies` are enough
 * @returns folders of the locked packages that are missing, or installed in another version
 */
export function listAbsent(lock, installed, isForProduction) {
  return Object.keys(lock)
    .filter((folder) => folder.startsWith('node_modules/'))
    .filter((folder) => !isForProduction || isOfProduction(entryOf(lock, folder)))
    .filter((folder) =>
      folder in installed
        ? installed[folder].version !== lock[folder].version
        : isRequired(entryOf(lock, folder)),
    );
}

/** Whether packages are installed without those of the development: `npm ci --omit=dev`, `npm prune --omit=dev`, `npm run package`. */
export const isProductionInstall = (lock, installed) =>
  Object.keys(installed).length > 0 && !Object.keys(installed).some((folder) => entryOf(lock, folder)?.dev);

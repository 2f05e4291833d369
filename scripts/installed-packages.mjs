/* Which of the locked packages a command needs; plain JavaScript, read by scripts/bootstrap.mjs before anything is installed. */

/**
 * The commands of a portal in production. They import nothing but `dependencies`, of which
 * tests/contract/production-packages.test.ts makes sure.
 */
export const productionScripts = [
  ...['serve', 'account', 'desk', 'audit', 'backup', 'restore', 'import', 'migrate-to-postgres'],
  ...['person', 'erase', 'rehearse', 'export'],
].map((name) => `scripts/${name}.ts`);

/**
 * Whether a locked package is there for production. `devOptional` are those of the development that a package of production
 * can do without: better-auth names Vitest as something it could be tested with.
 */
const isOfProduction = ({ dev, devOptional }) => !dev && !devOptional;

/** An optional package belongs to another platform, and a peer may be left out by a setting of npm: npm decides about both. */
const isRequired = ({ optional, peer }) => !optional && !peer;

/**
 * @param lock `packages` of package-lock.json
 * @param installed `packages` of node_modules/.package-lock.json, where npm writes what it has installed
 * @param isForProduction whether `dependencies` are enough
 * @returns folders of the locked packages that are missing, or installed in another version
 */
export function listAbsent(lock, installed, isForProduction) {
  return Object.entries(lock)
    .filter(([folder, entry]) => folder !== '' && (!isForProduction || isOfProduction(entry)))
    .filter(([folder, entry]) =>
      folder in installed ? installed[folder].version !== entry.version : isRequired(entry),
    )
    .map(([folder]) => folder);
}

/** Whether packages are installed without those of the development: `npm ci --omit=dev`, `npm prune --omit=dev`, `npm run package`. */
export const isProductionInstall = (lock, installed) =>
  Object.keys(installed).length > 0 && !Object.keys(installed).some((folder) => lock[folder]?.dev);

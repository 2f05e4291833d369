import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDeskIcons } from './desk-icons/list-desk-icons.ts';

/* `node scripts/make-desk-icons.ts 9.5.0` fetches that version of @mui/icons-material from the registry and keeps in desk-icons/ what the desk's
   build looks for. The whole package has 43,000 files, of which react-admin and the desk use about seventy. */

const [version] = process.argv.slice(2);
if (!version) throw new Error('Name the version, for example: node scripts/make-desk-icons.ts 9.5.0');
const root = process.cwd();
const kept = join(root, 'desk-icons');
const folder = mkdtempSync(join(tmpdir(), 'desk-icons-'));

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

run('npm', ['pack', '--silent', `@mui/icons-material@${version}`]);
run('tar', ['-xzf', `mui-icons-material-${version}.tgz`]);
const from = join(folder, 'package');

/** What is left out needs the whole package. */
function describePackage(): object {
  const { name, description, license, repository, homepage, sideEffects, peerDependencies } = JSON.parse(
    readFileSync(join(from, 'package.json'), 'utf8'),
  ) as Record<string, object>;
  const { '@mui/material': material, react } = peerDependencies as Record<string, string>;
  return {
    ...{ name, version, private: true, description, license, repository, homepage, sideEffects },
    peerDependencies: { '@mui/material': material, react },
    exports: { './package.json': './package.json', './*': './*.mjs' },
  };
}

const icons = listDeskIcons(root);
rmSync(kept, { recursive: true, force: true });
const files = icons.flatMap((name) => [`${name}.mjs`, `${name}.d.mts`]);
for (const file of ['LICENSE', 'utils/createSvgIcon.mjs', ...files])
  cpSync(join(from, file), join(kept, file));
writeFileSync(join(kept, 'package.json'), `${JSON.stringify(describePackage(), undefined, 2)}\n`);
rmSync(folder, { recursive: true });
console.log(`${icons.length} icons of @mui/icons-material ${version} in desk-icons`);

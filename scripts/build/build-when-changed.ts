import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePageMessages } from './page-messages.ts';

/** What the built pages and the built desk are made from. */
const sources = {
  portal: [
    'src',
    'brand',
    'messages',
    'public',
    'vite.config.ts',
    'lingui.config.ts',
    'package-lock.json',
    'scripts/build',
  ],
  desk: [
    'src/app/desk',
    'src/features',
    'src/lib',
    'src/i18n',
    'src/ui/styles',
    'vite.desk.config.ts',
    'package-lock.json',
  ],
};

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The pages in dist/ are those of production, whoever has them built: `npm run dev` and the tests run with another NODE_ENV. */
async function inProduction(build: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

// The bundler is loaded only where it is needed: a start on pages that are built already does without its sixty megabytes.

async function buildPortal(root: string): Promise<void> {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  writePageMessages(root);
}

async function buildDesk(root: string): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.desk.config.ts'), logLevel: 'warn' });
}

/**
 * Builds the pages and the desk into dist/, each only when what it is made from has changed since the last build.
 * @param report gets a line for each step that takes time
 */
export async function buildWhenChanged(root: string, report: (line: string) => void): Promise<void> {
  const parts = [
    { name: 'portal', title: 'the pages', make: buildPortal },
    { name: 'desk', title: 'the desk', make: buildDesk },
  ] as const;
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (const { name, title, make } of parts) {
    const stamp = join(root, `dist/.built-${name}`);
    const wanted = fingerprint(root, sources[name]);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    report(`Building ${title} …`);
    const begun = performance.now();
    await inProduction(() => make(root));
    writeFileSync(stamp, wanted);
    report(`Built ${title} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packagePortal } from './package/package-portal.ts';
import { stopWith } from './report.ts';

const usage = `A folder with everything that a built portal needs in production, and nothing else.

  npm run package -- DIR

Run npm run build before it, both with the same BRAND_DIR. DIR has your brand as "brand": start what is in it without BRAND_DIR.
It starts with: bin/node scripts/bootstrap.mjs scripts/serve.ts`;

const { positionals } = parseArgs({ allowPositionals: true });
const [folder, ...others] = positionals;
if (folder === undefined || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const target = resolve(folder);
    packagePortal(process.cwd(), target);
    console.log(`Made ${target}. Start it with: bin/node scripts/bootstrap.mjs scripts/serve.ts`);
  } catch (error) {
    stopWith(error);
  }
}

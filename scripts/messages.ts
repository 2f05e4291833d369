import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Takes the words out of the sources into messages/<locale>/*.po; unused ones go. */
const result = spawnSync(join(process.cwd(), 'node_modules/.bin/lingui'), ['extract', '--clean', '--overwrite', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(result.status ?? 1);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/*
 * `npm run mutants -- PATTERN …`: mutation testing of these files by the unit tests (scripts/mutants/stryker.config.js); its report is in
 * test-results/mutants. Keep to a room at a time: each small change runs the tests that reach it.
 */

const patterns = process.argv.slice(2);
if (patterns.length === 0) {
  console.error(
    "Say which files to change: npm run mutants -- 'src/features/submission/donations/model/*.ts'",
  );
  process.exit(2);
}
const mutate = [...patterns, '!**/*.test.ts'].join(',');
const stryker = join(process.cwd(), 'node_modules/.bin/stryker');
process.exit(
  spawnSync(stryker, ['run', 'scripts/mutants/stryker.config.js', '--mutate', mutate], { stdio: 'inherit' })
    .status ?? 1,
);

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What names icons of @mui/icons-material: the desk's own screens, and the modules of react-admin that its build reads. */
const places = ['src/**/*.tsx', 'node_modules/{react-admin,ra-*}/dist/**/*.js'];

/**
 * The icons that the desk's build looks for, by name and in order.
 * @param root of the project, with react-admin installed
 */
export function listDeskIcons(root: string): string[] {
  const named = globSync(places, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^import .*'@mui\/icons-material\/(\w+)';$/gm)].map(
      ([, name]) => name!,
    ),
  );
  return [...new Set(named)].toSorted();
}

import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';

const systemPath = '/usr/bin/java';

const installed = () => [process.env['JAVA'] ?? '', systemPath].find((path) => path && existsSync(path));

/**
 * The HTML checker's Java: an installed one, or Debian's package when we are root on Debian.
 * @returns undefined when there is none and none can be installed; the check is skipped then
 */
export function findJava(): string | undefined {
  const found = installed();
  if (found) return found;
  installDebianPackages(['default-jre-headless']);
  return installed();
}

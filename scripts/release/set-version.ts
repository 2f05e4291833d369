import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Versioned {
  version: string;
  /** Of the lock file alone. */
  packages?: Record<string, { version?: string }>;
}

/** Writes the version of the project into package.json and package-lock.json. */
export function setVersion(root: string, version: string): void {
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(root, name);
    const content = JSON.parse(readFileSync(file, 'utf8')) as Versioned;
    content.version = version;
    const own = content.packages?.[''];
    if (own) own.version = version;
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { integrityOf } from '../../src/platform/http/integrity-of.ts';

/** A script or style sheet of the build, as Vite writes it into the page. */
const builtFile = /<(?:script|link)\b[^>]*? (?:src|href)="\/(?<file>assets\/[^"]+)"/g;

/** Names in the built page the hash of each script and style sheet, so that a browser takes nothing else in their place. */
export function integrityOfFiles(): Plugin {
  return {
    name: 'integrity-of-files',
    apply: 'build',
    // Once the files are written: other plugins change scripts until then.
    writeBundle({ dir = '' }) {
      const path = join(dir, 'index.html');
      const page = readFileSync(path, 'utf8').replace(
        builtFile,
        (tag, file: string) => `${tag} integrity="${integrityOf(readFileSync(join(dir, file)))}"`,
      );
      writeFileSync(path, page);
    },
  };
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { distFolder } from './dist-folder.ts';

/** Writes a Brotli copy beside each script and style sheet of the desk: compressed once, as far as it goes. */
export function compressDesk(root: string): void {
  const folder = join(root, distFolder, 'desk/assets');
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of texts) {
    const path = join(folder, name);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), options));
  }
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes compressed copies beside each script, style sheet and drawing of a folder: compressed once, as far as it goes.
 * @param withGzip also for clients that do not know Brotli
 */
export function compressTexts(folder: string, { withGzip }: { withGzip: boolean }): void {
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of texts) {
    const path = join(folder, name);
    const body = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(body, brotli));
    if (withGzip) writeFileSync(`${path}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  }
}

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes compressed copies beside each script, style sheet and drawing of a folder: compressed once, as far as it goes, on every core.
 * @param withGzip also for clients that do not know Brotli
 */
export async function compressTexts(folder: string, { withGzip }: { withGzip: boolean }): Promise<void> {
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  const compress = async (name: string) => {
    const path = join(folder, name);
    const body = await readFile(path);
    await writeFile(`${path}.br`, await compressBrotli(body, brotli));
    if (withGzip)
      await writeFile(`${path}.gz`, await compressGzip(body, { level: constants.Z_BEST_COMPRESSION }));
  };
  await Promise.all(texts.map(compress));
}

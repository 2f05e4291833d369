import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  brandFile,
  brandFiles,
  moveBrandImport,
  nameBrandFile,
} from '#features/core/brand/server/brand-folder.ts';

/* Loaded before everything else, in each thread, when BRAND_DIR is set: from here on `#brand/…` is that folder. */

const missing = brandFiles.filter((file) => !existsSync(brandFile(file)));
if (missing.length > 0) {
  const names = missing.map(nameBrandFile).join(', ');
  process.stderr.write(`BRAND_DIR: missing ${names}. Make a whole folder with: npm run brand -- new DIR\n`);
  process.exit(1);
}

for (const file of brandFiles.filter((name) => name.endsWith('.json'))) {
  try {
    JSON.parse(readFileSync(brandFile(file), 'utf8'));
  } catch (error) {
    process.stderr.write(`${nameBrandFile(file)} is no JSON: ${(error as Error).message}.\n`);
    process.exit(1);
  }
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const importer = parentURL?.startsWith('file:') ? fileURLToPath(parentURL) : undefined;
    const moved = moveBrandImport(specifier, importer);
    if (!moved) return nextResolve(specifier, context);
    return 'file' in moved
      ? nextResolve(pathToFileURL(moved.file).href, context)
      : nextResolve(specifier, { ...context, parentURL: pathToFileURL(moved.importer).href });
  },
});

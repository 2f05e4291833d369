import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  brandFile,
  brandFiles,
  moveBrandImport,
  nameBrandFile,
} from '#features/brand/server/brand-folder.ts';

/* Loaded before everything else, in each thread, when BRAND_DIR is set: from here on `#brand/…` is that folder. */

const missing = brandFiles.filter((file) => !existsSync(brandFile(file)));
if (missing.length > 0) {
  const names = missing.map(nameBrandFile).join(', ');
  process.stderr.write(`BRAND_DIR: missing ${names}. Begin with a copy of the project's folder brand.\n`);
  process.exit(1);
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

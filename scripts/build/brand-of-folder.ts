import type { Plugin } from 'vite';
import { brandFolder, moveBrandImport } from '../../src/features/core/brand/server/brand-folder.ts';

/** Builds the brand of `BRAND_DIR` into the pages and the desk, where it is set. */
export function brandOfFolder(): Plugin {
  return {
    name: 'brand-of-folder',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: ['.', brandFolder] } } }),
    async resolveId(source, importer) {
      const moved = moveBrandImport(source, importer);
      if (!moved) return undefined;
      return 'file' in moved
        ? this.resolve(moved.file, undefined, { skipSelf: true })
        : this.resolve(source, moved.importer, { skipSelf: true });
    },
  };
}

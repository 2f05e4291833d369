import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { brandFile } from '../../src/features/core/brand/server/brand-folder.ts';
import { colorTokens, type BrandColors } from '../../src/lib/palette/derive-palette.ts';

/** Builds the brand's colors into the design's style sheet. */
export function colorsOfBrand(): Plugin {
  return {
    name: 'colors-of-brand',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/src/ui/styles/tokens.css')) return undefined;
      const file = brandFile('colors.json');
      this.addWatchFile(file);
      return { code: colorTokens(code, JSON.parse(readFileSync(file, 'utf8')) as BrandColors), map: null };
    },
  };
}

import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { brandOfFolder } from './scripts/build/brand-of-folder.ts';
import { colorsOfBrand } from './scripts/build/colors-of-brand.ts';
import { licensesFile } from './scripts/build/licenses-file.ts';
import { wallOfTheBrowser } from './scripts/build/wall-of-the-browser.ts';

/** What other builds keep in files beside the script: icons are in the document, and the fonts are the system's. */
function withoutFilesBeside(): Plugin {
  const icons = '\0icons-of-the-document';
  return {
    name: 'without-files-beside',
    enforce: 'pre',
    resolveId: (source) => (source.includes('sprite.svg') ? icons : undefined),
    // An icon's address is then its name behind `#`.
    load: (id) => (id === icons ? "export default '';" : undefined),
    transform: (code, id) =>
      id.endsWith('/src/ui/styles/tokens.css') ? code.replace("@import './fonts.css';", '') : undefined,
  };
}

/** The script and the style of the offline key file, which scripts/build/build-keys-file.ts puts into one document. */
export default defineConfig({
  publicDir: false,
  plugins: [
    withoutFilesBeside(),
    wallOfTheBrowser(),
    brandOfFolder(),
    colorsOfBrand(),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: {
    cssCodeSplit: false,
    modulePreload: false,
    license: { fileName: licensesFile },
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'src/app/offline-keys/keys-file.tsx',
      checks: { bundlerTimings: false },
      output: { format: 'iife', codeSplitting: false },
    },
  },
});

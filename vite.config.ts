import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { defineConfig } from 'vite';
import { brandOfFolder } from './scripts/build/brand-of-folder.ts';
import { colorsOfBrand } from './scripts/build/colors-of-brand.ts';
import { distFolder } from './scripts/build/dist-folder.ts';
import { importAgainPlugin } from './scripts/build/import-again-plugin.ts';
import { licensesFile } from './scripts/build/licenses-file.ts';
import { scriptOfModule } from './scripts/build/script-of-module.ts';
import { wallOfTheBrowser } from './scripts/build/wall-of-the-browser.ts';
import { wordsOfLanguages } from './scripts/build/words-of-languages.ts';

export default defineConfig({
  plugins: [
    wallOfTheBrowser(),
    brandOfFolder(),
    colorsOfBrand(),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    importAgainPlugin(),
    wordsOfLanguages(),
  ],
  // Lingui asks for the hook in a form for versions of React that lack it.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  appType: 'custom',
  // Every element of a page carries them; a name in clear is for the one who develops.
  css: {
    modules: process.env['NODE_ENV'] === 'production' ? { generateScopedName: '[hash:base64:5]' } : {},
  },
  build: {
    manifest: true,
    outDir: `${distFolder}/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        license: { fileName: licensesFile },
        rolldownOptions: {
          input: 'src/app/browser.tsx',
          // How long each plugin took is nothing to those who start the portal.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              // What a module needs is needed by all pages that need the module, so the scripts never import each other in a circle.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'browser', tags: ['$initial'], priority: 1 },
                { name: scriptOfModule, debugName: 'families of pages' },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Of these a page needs some functions; left outside, each rendering thread would load all of it, 12 MB.
      resolve: { noExternal: ['viem', 'ox', 'abitype', /^@noble\//, /^@scure\//] },
      build: {
        outDir: `${distFolder}/server`,
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: ['src/app/render-page.tsx', 'src/app/render-mail.ts'],
          checks: { bundlerTimings: false },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {},
});

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandOfFolder } from './scripts/build/brand-of-folder.ts';
import { distFolder } from './scripts/build/dist-folder.ts';
import { importAgainPlugin } from './scripts/build/import-again-plugin.ts';
import { integrityOfFiles } from './scripts/build/integrity-of-files.ts';
import { licensesFile } from './scripts/build/licenses-file.ts';
import { noncePlaceholder } from './src/app/desk/nonce-placeholder.ts';

/** The desk's bundle talks to the server by its API alone: reaching a server room ends the build. */
function wallOfTheDesk(): Plugin {
  const forbidden = /\/src\/(platform\/|features\/[^/]+\/[^/]+\/server\/)/;
  return {
    name: 'wall-of-the-desk',
    enforce: 'pre',
    load(id) {
      if (forbidden.test(id))
        this.error(
          `The desk's build reached ${id.slice(id.indexOf('/src/') + 1)}, which belongs to the server.`,
        );
    },
  };
}

/** `vite build -c vite.desk.config.ts` makes dist/desk, which src/app/desk/desk-app.ts serves. */
export default defineConfig({
  root: 'src/app/desk',
  base: '/',
  publicDir: false,
  plugins: [wallOfTheDesk(), brandOfFolder(), react(), importAgainPlugin(), integrityOfFiles()],
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: `../../../${distFolder}/desk`,
    emptyOutDir: true,
    license: { fileName: licensesFile },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
  },
});

import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** The visitors' bundle never reaches the server's rooms: such an import ends the build. */
function wallOfTheBrowser(): Plugin {
  const forbidden = /\/src\/(platform\/|features\/[^/]+\/(server|desk)\/)/;
  return {
    name: 'wall-of-the-browser',
    enforce: 'pre',
    load(id) {
      if (this.environment.name === 'client' && forbidden.test(id)) {
        this.error(`The browser build reached ${id.slice(id.indexOf('/src/') + 1)}, which belongs to the server or the desk.`);
      }
    },
  };
}

export default defineConfig({
  plugins: [wallOfTheBrowser(), react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  appType: 'custom',
  build: {
    manifest: true,
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { input: 'src/app/browser.tsx' },
  },
  environments: {
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/render-page.tsx', output: { entryFileNames: '[name].js' } },
      },
    },
  },
  builder: {},
});

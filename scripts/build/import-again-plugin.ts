import type { Plugin } from 'vite';

/** As the bundler writes a dynamic import of another script. */
const dynamicImport = /\bimport\((?<path>`\.\/[^`$]+\.js`|"\.\/[^"]+\.js"|'\.\/[^']+\.js')\)/g;

/** Makes scripts that failed to load be asked for again (`src/lib/import-again.ts`). The entry script provides the function. */
export function importAgainPlugin(): Plugin {
  return {
    name: 'import-again',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has added what is loaded beside each of them.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = chunk.code.replace(dynamicImport, 'importAgain($<path>,import.meta.url)');
      },
    },
  };
}

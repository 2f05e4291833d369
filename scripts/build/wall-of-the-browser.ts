import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { brandFile } from '../../src/features/core/brand/server/brand-folder.ts';

const forbidden =
  /\/src\/(?:lib\/fold-han\.|platform\/|app\/desk\/|features\/[^/]+\/[^/]+\/(?:server|desk)\/|routes\/(?:api|desk|v1)\/|routes\/[^/]+\.data\.)/;
/** What the desk is made of. */
const deskPackages = /\/node_modules\/(?:react-admin|ra-[a-z-]+|@mui|@emotion)\//;
const sentences = brandFile('sentences.ts');

/**
 * The visitors' bundle must not include server code, the pages' loaders, the desk or the brand's sentences
 * in all languages: such an import fails the build.
 */
export function wallOfTheBrowser(): Plugin {
  return {
    name: 'wall-of-the-browser',
    enforce: 'pre',
    load(id) {
      if (
        this.environment.name !== 'client' ||
        !(forbidden.test(id) || deskPackages.test(id) || id === sentences)
      )
        return;
      this.error(
        `The browser build reached ${relative(this.environment.config.root, id)}, which belongs to the server or the desk.`,
      );
    },
  };
}

import type { Plugin } from 'vite';

const forbidden = /\/src\/(?:platform\/|features\/[^/]+\/(?:server|desk)\/)/;

/** The visitors' bundle never reaches the server's rooms or the desk: such an import ends the build. */
export function wallOfTheBrowser(): Plugin {
  return {
    name: 'wall-of-the-browser',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !forbidden.test(id)) return;
      this.error(
        `The browser build reached ${id.slice(id.indexOf('/src/') + 1)}, which belongs to the server or the desk.`,
      );
    },
  };
}

import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { wallOfTheBrowser } from '../../scripts/build/wall-of-the-browser.ts';

const root = join(import.meta.dirname, '../..');
const planted = '\0planted-entry';

/** Builds a browser bundle whose only line imports the specifier. */
function buildWith(specifier: string) {
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      wallOfTheBrowser(),
      {
        name: 'planted-entry',
        resolveId: (id) => (id === planted ? id : undefined),
        load: (id) =>
          id === planted ? `import * as x from '${root}/${specifier}'; console.log(x);` : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: planted } },
  });
}

describe('the browser build', () => {
  test.each([
    'src/platform/http/security-headers.ts',
    'src/features/submission/donations/server/get-payment.ts',
    'src/routes/news.data.ts',
    'src/routes/v1/content-api.ts',
    'brand/sentences.ts',
    'src/app/desk/places.ts',
    'src/features/listing/watching/desk/watch-words.ts',
    'node_modules/react-admin/dist/Admin.js',
    'node_modules/@mui/material/index.mjs',
  ])('fails when it includes %s', async (specifier) => {
    await expect(buildWith(specifier)).rejects.toThrow('belongs to the server or the desk');
  });

  test('accepts modules that run anywhere', async () => {
    await expect(buildWith('src/i18n/locales.ts')).resolves.toBeDefined();
  });
});

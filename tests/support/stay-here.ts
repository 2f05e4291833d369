import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/* Loaded into a production start by its tests: the outside web is the one of `npm run dev`, everything else is real. */

const fake = pathToFileURL(join(import.meta.dirname, 'outside-web.ts')).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(
      specifier === '#platform/web/web.ts' && context.parentURL?.endsWith('/scripts/serve.ts')
        ? fake
        : specifier,
      context,
    ),
});

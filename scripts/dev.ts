import { createServer } from 'vite';
import { createDevelopmentRenderer } from '#app/rendering/development-renderer.ts';
import { runPortal } from '#app/run-portal.ts';
import { createDevTransactions } from '#platform/chain/dev/dev-transactions.ts';
import { createFakeSources } from '#platform/web/fake-sources.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';
import { prepareDemonstration, printWelcome } from './demonstration.ts';
import { endOnSignal } from './end-on-signal.ts';
import { report, stopWith } from './report.ts';

/* `npm run dev`: pages from the sources with hot reload. Works without a network: the outside web is the
   same fake as in the tests. Changes of server files need a restart; changes of pages, styles and words show
   immediately. */

try {
  const root = process.cwd();
  const demonstration = await prepareDemonstration(root, report);
  const { options, rpcUrl } = demonstration;
  const chain = createDevTransactions(rpcUrl);
  const distDir = await buildWhenChanged(root, report);
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const portal = await runPortal({
    ...options,
    settings: { ...options.settings, sourceRepositoryUrl: 'https://sources.example.org' },
    distDir,
    renderer: createDevelopmentRenderer(vite),
    web: {
      ...createFakeWeb(),
      readJson: createFakeSources((address) => chain.call('eth_getCode', [address, 'latest'])),
    },
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  });
  await printWelcome(portal, demonstration);
  endOnSignal(async () => {
    await portal.close();
    await vite.close();
    await demonstration.stop();
  });
} catch (error) {
  stopWith(error);
}

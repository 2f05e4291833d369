import { createBuiltRenderer } from '#app/built-renderer.ts';
import { runPortal } from '#app/run-portal.ts';
import { createWeb } from '#platform/web/web.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';
import { prepareDemonstration, printWelcome } from './demonstration.ts';
import { endOnSignal } from './end-on-signal.ts';
import { report, stopWith } from './report.ts';

/* `npm start`: everything at once, with demonstration content and a development chain. */

try {
  const root = process.cwd();
  const [demonstration] = await Promise.all([prepareDemonstration(root, report), buildWhenChanged(root, report)]);
  const distDir = `${root}/dist`;
  const portal = await runPortal({
    ...demonstration.options,
    distDir,
    renderer: await createBuiltRenderer(distDir),
    web: createWeb(),
  });
  await printWelcome(portal, demonstration);
  endOnSignal(async () => {
    await portal.close();
    await demonstration.stop();
  });
} catch (error) {
  stopWith(error);
}

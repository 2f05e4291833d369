import { createBuiltRenderer } from '#app/rendering/built-renderer.ts';
import { runPortal } from '#app/run-portal.ts';
import type { Web } from '#platform/web/web.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';
import { prepareDemonstration, printWelcome } from './demonstration.ts';
import { endOnSignal } from './end-on-signal.ts';
import { report, stopWith } from './report.ts';

/**
 * Everything together on the built pages: development chain, demonstration content, portal, desk. Ends the
 * process when it fails.
 */
export async function startDemonstration(web: Web): Promise<void> {
  try {
    const root = process.cwd();
    const [demonstration, distDir] = await Promise.all([
      prepareDemonstration(root, report),
      buildWhenChanged(root, report),
    ]);
    const renderer = createBuiltRenderer(distDir);
    const portal = await runPortal({ ...demonstration.options, distDir, renderer, web });
    await printWelcome(portal, demonstration);
    endOnSignal(async () => {
      await portal.close();
      await demonstration.stop();
    });
  } catch (error) {
    stopWith(error);
  }
}

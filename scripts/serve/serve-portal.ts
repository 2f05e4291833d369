import cluster from 'node:cluster';
import { openPrimaryLine, type PrimaryLine } from '#app/processes/primary-line.ts';
import { isFirst, settingsOf } from '#app/processes/process-part.ts';
import { createBuiltRenderer } from '#app/rendering/built-renderer.ts';
import { runPortal, runVisitors, type PortalOptions } from '#app/run-portal.ts';
import { seedReferenceData } from '#content/seed.ts';
import type { Settings } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import { endOnSignal } from '../end-on-signal.ts';

interface ServeOptions {
  settings: Settings;
  distDir: string;
  web: Web;
  log: Log;
}

const optionsOf = ({ settings, distDir, web }: ServeOptions, line?: PrimaryLine): PortalOptions => ({
  settings: line ? settingsOf(settings, line.part) : settings,
  distDir,
  renderer: createBuiltRenderer(distDir, line && { part: line.part }),
  web,
  fill: (open) => seedReferenceData(open),
  ...(line && { part: line.part, readOthers: line.readOthers }),
});

const tellMissing = ({ settings, log }: ServeOptions) => {
  if (!settings.chainRpcUrl)
    log.info({}, 'CHAIN_RPC_URL is not set: donations wait for the desk to confirm them by hand.');
  if (!settings.smtpUrl) log.info({}, 'SMTP_URL is not set: mails wait in the outbox, which the desk shows.');
};

/** One of several processes; the primary one says where the portal is. */
async function serveInProcess(options: ServeOptions): Promise<void> {
  const { settings } = options;
  const line = openPrimaryLine(settings.webProcesses);
  const portalOptions = optionsOf(options, line);
  const running = isFirst(line.part) ? await runPortal(portalOptions) : await runVisitors(portalOptions);
  if ('tellFigures' in running) line.answerFigures(running.tellFigures);
  else tellMissing(options);
  const { delayMs } = settings.stopping;
  endOnSignal(({ isPolite }) => running.close(isPolite ? { delayMs } : {}), line.onEnd);
  line.sayServing({ portalAddress: running.portalAddress, deskAddress: settings.deskOrigin });
}

/** Starts the portal, or the part of it that this process is. */
export async function servePortal(options: ServeOptions): Promise<void> {
  if (cluster.isWorker) return serveInProcess(options);
  const { settings, log } = options;
  const portal = await runPortal(optionsOf(options));
  log.info({}, `Portal ${portal.portalAddress} · desk ${portal.deskAddress}`);
  tellMissing(options);
  const { delayMs } = settings.stopping;
  endOnSignal(({ isPolite }) => portal.close(isPolite ? { delayMs } : {}));
}

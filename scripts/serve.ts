import { createBuiltRenderer } from '#app/rendering/built-renderer.ts';
import { runPortal } from '#app/run-portal.ts';
import {
  validateBrand,
  validateLanguages,
  validateLogo,
  validateMilestones,
  validateSentences,
} from '#app/validate-brand.ts';
import { brand } from '#brand/brand.ts';
import languages from '#brand/languages.json' with { type: 'json' };
import milestones from '#brand/milestones.json' with { type: 'json' };
import { sentences } from '#brand/sentences.ts';
import { requireSharedSecret } from '#features/team/accounts/server/desk-secret.ts';
import { seedReferenceData } from '#content/seed.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { captureOutput } from '#platform/log/capture-output.ts';
import { createLog } from '#platform/log/log.ts';
import { createWeb } from '#platform/web/web.ts';
import { findBuild } from './build/find-build.ts';
import { endOnSignal } from './end-on-signal.ts';
import { stopWith } from './report.ts';

/* `npm run serve`: the production start of what `npm run build` made. No development chain, no demonstration content, no placeholder addresses. */

try {
  const settings = parseSettings(process.env);
  requireSharedSecret(settings);
  validateBrand(brand, true);
  validateSentences(sentences, true);
  validateMilestones(milestones, true);
  validateLanguages(languages);
  validateLogo(true);
  const distDir = findBuild(process.cwd());
  // From here on a machine reads what is said; what stops the start before is a sentence for the person who tries it.
  const log = createLog(settings.logLevel);
  captureOutput(log);
  const report = (line: string) => log.info({}, line);
  const portal = await runPortal({
    settings,
    distDir,
    renderer: createBuiltRenderer(distDir),
    web: createWeb(),
    fill: (open) => seedReferenceData(open),
  });
  report(`Portal ${portal.portalAddress} · desk ${portal.deskAddress}`);
  if (!settings.chainRpcUrl)
    report('CHAIN_RPC_URL is not set: donations wait for the desk to confirm them by hand.');
  if (!settings.smtpUrl) report('SMTP_URL is not set: mails wait in the outbox, which the desk shows.');
  const { delayMs } = settings.stopping;
  endOnSignal(({ isPolite }) => portal.close(isPolite ? { delayMs } : {}));
} catch (error) {
  stopWith(error);
}

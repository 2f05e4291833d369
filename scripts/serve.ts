import cluster from 'node:cluster';
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
import { parseSettings } from '#platform/env/settings.ts';
import { captureOutput } from '#platform/log/capture-output.ts';
import { createLog } from '#platform/log/log.ts';
import { createWeb } from '#platform/web/web.ts';
import { findBuild } from './build/find-build.ts';
import { stopWith } from './report.ts';

/* `npm run serve`: the production start of what `npm run build` made. No development chain, no demonstration content, no placeholder addresses. With
   WEB_PROCESSES above 1 this process starts that many processes and serves nothing itself. */

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
  // Only what this process needs: the primary of several serves nothing.
  if (settings.webProcesses > 1 && cluster.isPrimary) {
    const { startProcesses } = await import('./serve/start-processes.ts');
    startProcesses(settings, log);
  } else {
    const { servePortal } = await import('./serve/serve-portal.ts');
    await servePortal({ settings, distDir, web: createWeb(), log });
  }
} catch (error) {
  stopWith(error);
}

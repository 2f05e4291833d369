import { createFakeWeb } from '#platform/web/fake-web.ts';
import { usualLimits } from '#routes/api/submissions/request-limits.ts';
import { startDemonstration } from '../../scripts/start-demonstration.ts';
import { endWithStarter } from './end-with-starter.ts';

/* What `npm start` runs, without requests to the outside web: the same fake as in `npm run dev`. */

endWithStarter();
// All tests of a worker have one address, and in ten minutes they send more forms and files than one visitor may.
if (process.env['SHARED_BY_TESTS'] === 'true')
  Object.assign(usualLimits, {
    uploads: 1000,
    uploadShares: [],
    checks: 1000,
    chainReads: 1000,
    creations: 1000,
    changes: 1000,
  });
await startDemonstration(createFakeWeb());

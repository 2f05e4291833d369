import { createFakeWeb } from '#platform/web/fake-web.ts';
import { startDemonstration } from '../../scripts/start-demonstration.ts';
import { endWithStarter } from './end-with-starter.ts';

/* What `npm start` runs, without requests to the outside web: the same fake as in `npm run dev`. */

endWithStarter();
await startDemonstration(createFakeWeb());

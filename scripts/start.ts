import { createWeb } from '#platform/web/web.ts';
import { startDemonstration } from './start-demonstration.ts';

/* `npm start` */
await startDemonstration(createWeb());

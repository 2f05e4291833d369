import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';

export interface WebhookDependencies {
  database: Database;
  web: Pick<Web, 'post'>;
  now: () => Date;
  log: Log;
}

import { Hono } from 'hono';
import * as v from 'valibot';
import { statusReportSchema } from '#features/site/service-status/model/status-report.ts';
import { success } from '#platform/http/envelope.ts';
import { momentary } from '#platform/http/shared-caching.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../services.ts';
import { described } from './described.ts';
import { exampleStatus } from './examples.ts';
import { clientParams } from './query-params.ts';
import { requestLocale } from './request-language.ts';

export function createStatusRoutes({ serviceStatus }: Pick<Services, 'serviceStatus'>) {
  return new Hono().get(
    '/v1/status',
    described({
      tag: 'Status',
      summary: 'Current state and history of the services',
      description:
        'Measured twice a minute and served from memory, with status 200 even while the database is unavailable. A part that this portal does not offer is left out.',
      data: statusReportSchema,
      example: exampleStatus,
    }),
    validated('query', v.object(clientParams)),
    async (c) => {
      const report = await serviceStatus.read(requestLocale(c, c.req.valid('query').lang));
      return c.json(success(report), 200, { 'cache-control': momentary.cacheControl });
    },
  );
}

import type { Hono } from 'hono';
import * as v from 'valibot';
import { listedIdSchema } from '#features/store/catalogue/model/listing-change.ts';
import { findingFilterEntries, watchActionSchema } from '#features/listing/watching/model/finding.ts';
import { withholdingEntries } from '#features/listing/watching/model/withholding.ts';
import type { Watching } from '#features/listing/watching/server/watching.ts';
import { assigneeEntries, caseVersion, createCaseRoutes, type CaseWork } from './case-routes.ts';
import { allow, requireListingChange, type DeskEnvironment } from './desk-gates.ts';
import { listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const itemPath = v.object({ id: listedIdSchema });
const withholdBody = v.object({ field: v.pipe(v.string(), v.maxLength(40)), ...withholdingEntries });

/** What the watch found about listed links. */
export function createWatchRoutes(watching: Omit<Watching, 'start'>, cases: CaseWork): Hono<DeskEnvironment> {
  const [reading, deciding] = [allow('watch.read'), allow('watch.decide')];
  const routes = createCaseRoutes({
    ...{ name: 'watch', countsName: 'watch-counts', reading, deciding },
    querySchema: listQuery({ ...assigneeEntries, ...findingFilterEntries }),
    bodySchema: v.object({ version: caseVersion, action: watchActionSchema }),
    counts: () => watching.counts(),
    work: { kind: 'watch', cases },
    list: (query) => watching.list(query),
    get: (id, person) => watching.get(id, person),
    async act({ id, body, person }) {
      if (body.action.name === 'delist') requireListingChange(person);
      await watching.act({ id, ...body, person });
    },
  });

  routes.get('/watch-states', reading, valid('query', wholeListQuery), async (c) =>
    c.json({ data: [await watching.state()], total: 1 }),
  );

  routes.post(
    '/listings/:id/withheld-links',
    deciding,
    valid('param', itemPath),
    valid('json', withholdBody),
    async (c) => {
      const { id: item } = c.req.valid('param');
      const id = await watching.withhold({ ...item, ...c.req.valid('json'), person: c.var.person });
      return c.json({ id });
    },
  );
  return routes;
}

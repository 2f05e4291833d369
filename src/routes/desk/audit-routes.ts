import { Hono } from 'hono';
import * as v from 'valibot';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { auditAreas } from '#features/team/audit/model/audit-entry.ts';
import type { Audit } from '#features/team/audit/server/audit.ts';
import { exportedLists } from '#features/core/desk-kit/model/exported-list.ts';
import { AppError } from '#lib/app-error.ts';
import { csvMark, toCsv } from '#lib/to-csv.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { exportPermissions } from './export-permissions.ts';
import { listQuery } from './page-query.ts';
import { valid } from './valid.ts';

const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)));
const day = v.optional(v.pipe(v.string(), v.isoDate()));
const filterEntries = {
  area: v.optional(v.picklist(auditAreas)),
  actor: words,
  q: words,
  from: day,
  to: day,
};
const pageQuery = listQuery({});
const logQuery = listQuery(filterEntries);
const listExportBody = v.object({
  list: v.picklist(exportedLists),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)),
});
const filterBody = v.strictObject(filterEntries);

interface AuditServices {
  accounts: Pick<Accounts, 'listSecurityEvents'>;
  audit: Audit;
  /** How many days security events are kept. */
  securityDays: number;
  now: () => Date;
}

/** What happened: security events with the callers' addresses for a while, and the audit log. */
export function createAuditRoutes({
  accounts,
  audit,
  securityDays,
  now,
}: AuditServices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/security-events', allow('security.read'), valid('query', pageQuery), async (c) => {
    const { page, per_page: perPage } = c.req.valid('query');
    const events = await accounts.listSecurityEvents({ page, perPage });
    return c.json({ ...events, meta: { kept_days: securityDays } });
  });

  routes.get('/audit', allow('audit.read'), valid('query', logQuery), async (c) => {
    const { per_page: perPage, ...filter } = c.req.valid('query');
    return c.json(await audit.list({ ...filter, perPage }));
  });

  // A POST, because an export is an entry of the log itself.
  routes.post('/audit/export', allow('audit.read'), valid('json', filterBody), async (c) => {
    const entries = await audit.export(c.req.valid('json'), { actor: c.var.person, at: now() });
    c.header('Content-Type', 'text/csv; charset=utf-8');
    return c.body(csvMark + toCsv(entries));
  });
  // The rows were read through the list's own calls, page by page, with their permissions.
  routes.post('/list-exports', valid('json', listExportBody), async (c) => {
    const needed = exportPermissions[c.req.valid('json').list];
    const { person } = c.var;
    const isAllowed =
      needed === 'own' ? person.scopes === undefined : needed.some((action) => may(person, action));
    if (!isAllowed) throw new AppError('forbidden', 'Your account is not allowed to export this list.');
    await audit.recordListExport(c.req.valid('json'), { actor: person, at: now() });
    return c.json({ id: 'recorded' }, 201);
  });
  return routes;
}

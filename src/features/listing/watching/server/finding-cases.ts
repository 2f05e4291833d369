import { listBarredItems } from '#features/team/accounts/server/decision-bars.ts';
import type { CaseSource } from '#features/team/cases/server/case-source.ts';
import { isWanted } from '#features/team/cases/server/is-wanted.ts';
import { lockCase } from '#platform/database/claim-case.ts';

/** Findings as cases that people work on: hijacks first, then the oldest. */
export const findingCases: CaseSource = {
  async lock(transaction, id) {
    const { state, name } = await lockCase(transaction, 'watch_findings', id);
    return { isOpen: state === 'open', name, subject: `finding ${id}` };
  },
  findFirst: (database, wanted) =>
    database
      .selectFrom('watch_findings')
      .select(['id', 'name'])
      .where('state', '=', 'open')
      .where(isWanted('watch', 'watch_findings.id', wanted))
      .orderBy('hijack', 'desc')
      .orderBy('create_time')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  async isBarred(database, id, person) {
    const row = await database
      .selectFrom('watch_findings')
      .select(['kind', 'hid'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined && (await listBarredItems(database, row.kind, person)).has(row.hid);
  },
};

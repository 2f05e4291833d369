import type { AuditArea } from '#features/team/audit/model/audit-entry.ts';
import type { Database } from '#platform/database/database.ts';
import type { ConfirmableStep } from '../model/setup-step.ts';

type Place = { area: AuditArea; subject: string };

/** Where the log keeps that a person marked a step as checked. An address that changes has to be compared again. */
export function markOf(step: ConfirmableStep, address: string): Place {
  if (step === 'donation-address') return { area: 'submission', subject: `donation address ${address}` };
  return step === 'answers'
    ? { area: 'submission', subject: 'answers' }
    : { area: 'catalogue', subject: 'categories' };
}

/** What the log calls one of those that a step counts: a person who changes one has seen what came with the product. */
const single = { categories: 'category ', answers: 'answer ' } as const;

/** Whether a person of the team changed what came with the product, or marked it as checked. */
export async function wasChecked(database: Database, step: keyof typeof single): Promise<boolean> {
  const { area, subject } = markOf(step, '');
  const first = single[step];
  const row = await database
    .selectFrom('audit_log')
    .select('id')
    .where('area', '=', area)
    .where((eb) =>
      // A range and not a pattern, so that both databases use the index of the subjects.
      eb.or([
        eb('subject', '=', subject),
        eb.and([eb('subject', '>=', first), eb('subject', '<', `${first.trim()}!`)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who compared this donation address, and when the first did. */
export async function listComparisons(
  database: Database,
  address: string,
): Promise<{ actor: string; at: string }[]> {
  const { area, subject } = markOf('donation-address', address);
  return database
    .selectFrom('audit_log')
    .select((eb) => ['actor', eb.fn.min('at').as('at')])
    .where('area', '=', area)
    .where('subject', '=', subject)
    .groupBy('actor')
    .orderBy('at')
    .execute();
}

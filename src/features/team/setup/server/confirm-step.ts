import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { ConfirmableStep } from '../model/setup-step.ts';
import { listComparisons, markOf } from './person-marks.ts';

interface Confirming {
  step: ConfirmableStep;
  /** The donation address that is configured. */
  address: string;
  /** The address that the person saw, where it is what they compared. */
  seen: string | undefined;
  person: AuditActor;
  at: Date;
}

/**
 * Marks what came with the product, or the donation address, as checked by a person of the team. The log is where that is stored.
 * @throws AppError conflict when the person saw another address, or has compared this one already
 */
export async function confirmStep(
  database: Database,
  { step, address, seen, person, at }: Confirming,
): Promise<void> {
  if (step === 'donation-address' && seen !== address)
    throw new AppError('conflict', 'The address has changed. Reload the page and compare again.');
  await database.transaction().execute(async (transaction) => {
    const people = step === 'donation-address' ? await listComparisons(transaction, address) : [];
    if (people.some(({ actor }) => actor === person.email))
      throw new AppError(
        'conflict',
        'You have already compared this address. A second administrator has to compare it too.',
      );
    await appendAudit(transaction, {
      at,
      actor: person,
      action: `confirm-${step}`,
      ...markOf(step, address),
    });
  });
}

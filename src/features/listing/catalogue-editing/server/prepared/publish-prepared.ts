import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { VersionAuthor } from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { addNetwork } from '../adding/add-network.ts';
import { changeCategory, createCategory } from '../categories.ts';
import { editNetwork } from '../networks.ts';
import type { PublishedDraft } from '../published-draft.ts';
import { arrangedOf, deletePrepared, preparedSubject, type PreparedRow } from './prepared-rows.ts';

export interface PreparedDependencies {
  database: Database;
  rule: DecisionRule;
  now: () => Date;
}

/**
 * Publishes a draft by the rules of the form that would send it. The change, its version, its log entry and the end of the draft are one
 * transaction: of two processes one finds the draft gone, and stores nothing.
 * @param person who publishes it; the one who scheduled it, where its time has come
 * @returns the number of the proposal, where it waits for a second person now
 * @throws AppError not-found, conflict, bad-request
 */
export async function publishPrepared(
  { database, rule, now }: PreparedDependencies,
  row: PreparedRow,
  { person, isDue }: { person: VersionAuthor; isDue: boolean },
): Promise<number | undefined> {
  const draft: PublishedDraft = {
    icon: row.icon,
    detail: { draft: preparedSubject(row.id), ...(isDue && { scheduledBy: row.actor }) },
    end: (transaction) => deletePrepared(transaction, row),
  };
  const act = { database, rule, person, at: now(), draft };
  const what = arrangedOf(row);
  switch (what.kind) {
    case 'new-category':
      await createCategory(act, what);
      return undefined;
    case 'category': {
      const { hid, titles, icon, seen } = what;
      await changeCategory(act, hid, { name: 'edit', titles, icon, seen });
      return undefined;
    }
    case 'network':
      return editNetwork(act, what.hid, what.edit);
    case 'new-network': {
      const added = await addNetwork(act, what.asked);
      if (!added.ok) throw new AppError('conflict', 'The file of this network has errors. Open the draft.');
      return 'proposed' in added ? added.proposed : undefined;
    }
  }
}

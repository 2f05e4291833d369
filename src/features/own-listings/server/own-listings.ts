import { teamActor } from '#features/catalogue/model/team-actor.ts';
import { changeListingWithin } from '#features/catalogue/server/change-listing.ts';
import { applyTransition } from '#features/submissions/server/apply-transition.ts';
import { findByReference } from '#features/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { findOwnItem } from './find-own-item.ts';

interface OwnListingDependencies {
  database: Database;
  now: () => Date;
}

/** What a team does with what it listed. */
export interface OwnListings {
  /** May the holder of this reference take its item out of the store now? */
  mayWithdraw(reference: string): Promise<boolean>;
  /** Takes it out of the store, immediately. @returns false when the holder may not; nothing is changed then */
  withdraw(reference: string): Promise<boolean>;
}

async function withdraw(transaction: DatabaseTransaction, reference: string, at: Date): Promise<boolean> {
  const own = await findOwnItem(transaction, await findByReference(transaction, reference));
  if (!own) return false;
  const change = { name: 'delist', reason: 'request', note: 'Withdrawn on its status page.' } as const;
  await changeListingWithin(transaction, { ...own.item, change, person: teamActor, at });
  await applyTransition(transaction, {
    submission: own.row,
    move: 'withdraw-listing',
    at,
    code: 'listing-withdrawn',
  });
  return true;
}

export function createOwnListings({ database, now }: OwnListingDependencies): OwnListings {
  return {
    mayWithdraw: async (reference) =>
      (await findOwnItem(database, await findByReference(database, reference))) !== undefined,
    withdraw: async (reference) => {
      try {
        return await database.transaction().execute((transaction) => withdraw(transaction, reference, now()));
      } catch (cause) {
        // Sent twice at once, or the desk delisted it or undid its approval at this moment.
        if (cause instanceof AppError && cause.code === 'conflict') return false;
        throw cause;
      }
    },
  };
}

import { teamActor } from '#features/store/catalogue/model/team-actor.ts';
import { changeListingWithin } from '#features/store/catalogue/server/change-listing.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import { findByReference } from '#features/submission/submissions/server/find-submission.ts';
import { mayWithdrawNow } from '#features/submission/submissions/server/give-reference.ts';
import { mailOnRequest } from '#features/submission/submissions/server/mail-on-request.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction, Engine } from '#platform/database/database.ts';
import type { WithdrawalOffer, WithdrawalResult } from '../model/withdraw-listing.ts';
import { findOwnItem, type OwnItem } from './find-own-item.ts';

interface OwnListingDependencies {
  database: Database;
  engine: Pick<Engine, 'isUniqueViolation'>;
  /** True where mails are sent: the address that the team gave confirms a withdrawal. */
  confirmsByMail: boolean;
  now: () => Date;
}

/** What a team does with what it listed. */
export interface OwnListings {
  /** How the holder of this reference takes its item out of the store now; null when they may not. */
  offerWithdrawal(reference: string): Promise<WithdrawalOffer | null>;
  /**
   * Takes it out of the store, immediately where the key came by the mail that asks for it or nobody can be mailed; otherwise sends that mail.
   * Changes nothing when the holder may not.
   */
  withdraw(reference: string): Promise<WithdrawalResult>;
}

async function withdrawNow(
  transaction: DatabaseTransaction,
  { row, item }: OwnItem,
  at: Date,
): Promise<WithdrawalResult> {
  const change = { name: 'delist', reason: 'request', note: 'Withdrawn on its status page.' } as const;
  await changeListingWithin(transaction, { ...item, change, person: teamActor, at });
  await applyTransition(transaction, {
    submission: row,
    move: 'withdraw-listing',
    at,
    code: 'listing-withdrawn',
  });
  return 'withdrawn';
}

async function offer(
  { database, confirmsByMail, now }: OwnListingDependencies,
  { row }: OwnItem,
  reference: string,
): Promise<WithdrawalOffer> {
  if (!confirmsByMail || row.email === '') return 'at-once';
  return (await mayWithdrawNow(database, reference, now())) ? 'confirm' : 'by-mail';
}

export function createOwnListings(dependencies: OwnListingDependencies): OwnListings {
  const { database, now } = dependencies;
  const findOwn = async (within: Database, reference: string) =>
    findOwnItem(within, await findByReference(within, reference));
  return {
    offerWithdrawal: async (reference) => {
      const own = await findOwn(database, reference);
      return own ? offer(dependencies, own, reference) : null;
    },
    withdraw: async (reference) => {
      const own = await findOwn(database, reference);
      if (!own) return 'refused';
      if ((await offer(dependencies, own, reference)) === 'by-mail') {
        const mail = { kind: 'submission-withdrawal-asked', submission: own.row, at: now() } as const;
        await mailOnRequest(dependencies, mail);
        return 'mailed';
      }
      try {
        return await database.transaction().execute(async (transaction) => {
          const current = await findOwn(transaction, reference);
          return current ? withdrawNow(transaction, current, now()) : 'refused';
        });
      } catch (cause) {
        // Sent twice at the same time, or the desk delisted it or undid its approval at this moment.
        if (cause instanceof AppError && cause.code === 'conflict') return 'refused';
        throw cause;
      }
    },
  };
}

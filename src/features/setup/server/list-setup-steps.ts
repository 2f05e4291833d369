import { may } from '#features/accounts/model/permissions.ts';
import type { Account } from '#features/accounts/model/account.ts';
import { publishedStatus } from '#features/news/server/list-news.ts';
import type { Database } from '#platform/database/database.ts';
import { setupSteps, type SetupStep, type StepId, type StepState } from '../model/setup-step.ts';

/**
 * How payments are confirmed. `verified`: the chain was read, and its token is the brand's. `unreachable`: the configured endpoint
 * does not answer, so no amounts are shown. `by-hand`: no endpoint is configured.
 */
export type DonationState = 'verified' | 'unreachable' | 'by-hand';

export interface SetupDependencies {
  database: Database;
  listAccounts(): Promise<readonly Account[]>;
  /** Whether a mail server is configured. */
  sendsMail: boolean;
  readDonations(): DonationState;
}

type Counted = 'chains' | 'categories' | 'releases' | 'listings' | 'news' | 'banners' | 'tutorials' | 'mails';

/** What visitors find of each kind, and how many mails were sent. */
async function countStored(database: Database): Promise<Record<Counted, number>> {
  const row = await database
    .selectNoFrom((eb) => {
      const count = eb.fn.countAll<number>();
      return [
        eb.selectFrom('chains').select(count.as('n')).where('deprecated', '=', 0).as('chains'),
        eb.selectFrom('categories').select(count.as('n')).as('categories'),
        eb.selectFrom('releases').select(count.as('n')).where('withdrawn_time', 'is', null).as('releases'),
        eb.selectFrom('dapps').select(count.as('n')).where('listed', '=', 1).as('dapps'),
        eb.selectFrom('tokens').select(count.as('n')).where('listed', '=', 1).as('tokens'),
        eb.selectFrom('news').select(count.as('n')).where('status', '=', publishedStatus).as('news'),
        eb
          .selectFrom('promotions')
          .select(count.as('n'))
          .where('status', '=', publishedStatus)
          .where('kind', '=', 'banner')
          .as('banners'),
        eb
          .selectFrom('tutorials')
          .select(count.as('n'))
          .where('status', '=', publishedStatus)
          .as('tutorials'),
        eb.selectFrom('outbox').select(count.as('n')).where('state', '=', 'sent').as('mails'),
      ];
    })
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which arrives as text.
  const { dapps, tokens, ...counts } = Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as Record<Exclude<Counted, 'listings'> | 'dapps' | 'tokens', number>;
  return { ...counts, listings: dapps + tokens };
}

const donationStates: Record<DonationState, StepState> = {
  verified: 'done',
  unreachable: 'attention',
  'by-hand': 'attention',
};

/** The state of every step, read from what is stored and configured now. */
export async function listSetupSteps(dependencies: SetupDependencies): Promise<SetupStep[]> {
  const { database, sendsMail } = dependencies;
  const people = (await dependencies.listAccounts()).filter(({ disabled }) => !disabled);
  const stored = await countStored(database);
  const counts: Record<StepId, number> = {
    ...stored,
    administrators: people.filter((person) => may(person, 'accounts.manage')).length,
    'second-factors': people.filter((person) => !person.has_second_factor).length,
    reviewers: people.filter((person) => may(person, 'submissions.decide')).length,
    mail: stored.mails,
    donations: 0,
  };
  const mailState = counts.mail > 0 ? 'done' : 'open';
  const states: Partial<Record<StepId, StepState>> = {
    'second-factors': counts['second-factors'] === 0 ? 'done' : 'attention',
    reviewers: counts.reviewers > 1 ? 'done' : 'open',
    mail: sendsMail ? mailState : 'attention',
    donations: donationStates[dependencies.readDonations()],
  };
  return setupSteps.map(({ id }) => ({
    id,
    count: counts[id],
    state: states[id] ?? (counts[id] > 0 ? 'done' : 'open'),
  }));
}

import { titleOf } from '#features/team/alerts/model/alert-words.ts';
import { listOpenAlerts } from '#features/team/alerts/server/list-open-alerts.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Account } from '#features/team/accounts/model/account.ts';
import { publishedStatus } from '#features/core/news/server/list-news.ts';
import type { Database } from '#platform/database/database.ts';
import { setupSteps, type SetupStep, type StepId } from '../model/setup-step.ts';
import type { LegalTexts } from './legal-texts.ts';
import { listComparisons, wasChecked } from './person-marks.ts';

/**
 * How payments are confirmed. `verified`: the chain was read, and its token is the brand's. `unread`: the configured endpoint has not answered
 * yet, so no amounts are shown. `contradicted`: the chain and the brand disagree, likewise. `by-hand`: no endpoint is configured.
 */
export type DonationState =
  { kind: 'verified' | 'unread' | 'by-hand' } | { kind: 'contradicted'; problem: string };

/** The folder of the brand, and what in it is still the demonstration's. */
export interface BrandFacts {
  folder: string;
  /** Its links lead to hosts that are reserved for examples. */
  isDemonstration: boolean;
  /** How many of its drawings are. */
  sharedDrawings: number;
}

export interface SetupDependencies {
  database: Database;
  brand: BrandFacts;
  /** Where donations go. */
  donationAddress: { address: string; network: string; isDemonstration: boolean };
  readLegalTexts(): LegalTexts;
  /** Every canned answer with its texts by language. */
  listAnswers(): Promise<readonly { texts: Readonly<Record<string, string>> }[]>;
  listAccounts(): Promise<readonly Account[]>;
  /** Whether a mail server is configured. */
  sendsMail: boolean;
  /** Whether something tells the team what is wrong: mails, or what reads the metrics. */
  tellsAlerts: boolean;
  readDonations(): DonationState;
  /** Where visitors reach the portal, without a slash at the end. */
  publicOrigin: string;
}

type Counted =
  'chains' | 'categories' | 'releases' | 'listings' | 'news' | 'banners' | 'tutorials' | 'mails' | 'refused';

/** What visitors find of each kind, and how many mails were sent and wait because the portal is refused. */
async function countStored(database: Database): Promise<Record<Counted, number>> {
  const row = await database
    .selectNoFrom((eb) => {
      const count = eb.fn.countAll<number>();
      return [
        eb.selectFrom('chains').select(count.as('n')).where('deprecated', '=', 0).as('chains'),
        eb.selectFrom('categories').select(count.as('n')).where('category_type', '=', 0).as('categories'),
        eb.selectFrom('releases').select(count.as('n')).where('withdrawn_time', 'is', null).as('releases'),
        eb.selectFrom('dapps').select(count.as('n')).where('listed', '=', 1).as('dapps'),
        eb.selectFrom('tokens').select(count.as('n')).where('listed', '=', 1).as('tokens'),
        eb.selectFrom('nft_collections').select(count.as('n')).where('listed', '=', 1).as('nfts'),
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
        eb
          .selectFrom('outbox')
          .select(count.as('n'))
          .where('state', '=', 'waiting')
          .where('error_about', '=', 'sender')
          .as('refused'),
      ];
    })
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which arrives as text.
  const { dapps, tokens, nfts, ...counts } = Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)]),
  ) as Record<Exclude<Counted, 'listings'> | 'dapps' | 'tokens' | 'nfts', number>;
  return { ...counts, listings: dapps + tokens + nfts };
}

type Finding = Pick<SetupStep, 'state' | 'count' | 'note' | 'isPending' | 'isRefused'>;

function findDonations(donations: DonationState): Finding {
  const { kind } = donations;
  const state = kind === 'verified' ? 'done' : kind === 'by-hand' ? 'attention' : 'open';
  return {
    ...{ state, count: 0 },
    ...(kind === 'contradicted' && { note: donations.problem }),
    ...(kind === 'unread' && { isPending: true }),
  };
}

function findMail(sendsMail: boolean, { mails, refused }: Record<'mails' | 'refused', number>): Finding {
  if (!sendsMail) return { state: 'attention', count: mails };
  if (refused > 0) return { state: 'attention', count: refused, isRefused: true };
  return { state: mails > 0 ? 'done' : 'open', count: mails };
}

function findBrand({ folder, isDemonstration, sharedDrawings }: BrandFacts): Finding {
  const isOwn = !isDemonstration && sharedDrawings === 0;
  return { state: isOwn ? 'done' : 'attention', count: isDemonstration ? 0 : sharedDrawings, note: folder };
}

function findLegalTexts(texts: LegalTexts): Finding {
  if (texts.kind === 'checking') return { state: 'attention', count: 0, isPending: true };
  if (texts.kind === 'demonstration') return { state: 'attention', count: 0 };
  const { silent } = texts;
  const isWhole = silent.length === 0;
  return {
    state: isWhole ? 'done' : 'attention',
    count: silent.length,
    ...(!isWhole && { note: silent.join(', ') }),
  };
}

async function findAlerts({ database, tellsAlerts }: SetupDependencies): Promise<Finding> {
  const open = await listOpenAlerts(database);
  const isRight = open.length === 0 && tellsAlerts;
  return {
    ...{ state: isRight ? 'done' : 'attention', count: open.length },
    ...(open.length > 0 && { note: open.map(titleOf).join('. ') }),
  };
}

/** Two people compared it, or one did and a donation that the chain confirms arrived since. */
async function findDonationAddress({ database, donationAddress }: SetupDependencies): Promise<Finding> {
  const { address, network, isDemonstration } = donationAddress;
  const people = await listComparisons(database, address);
  const [first] = people;
  const arrived =
    first &&
    (await database
      .selectFrom('payments')
      .select('id')
      .where('status', '=', 'accepted')
      .where('confirmed_by', 'is', null)
      .where('create_time', '>=', first.at)
      .limit(1)
      .executeTakeFirst());
  const isProven = !isDemonstration && (people.length > 1 || arrived !== undefined);
  return {
    state: isProven ? 'done' : 'attention',
    count: people.length,
    note: `${address} · ${network}`,
  };
}

async function findAnswers({ database, listAnswers }: SetupDependencies): Promise<Finding> {
  const answers = await listAnswers();
  const lacking = answers.filter(({ texts }) => Object.values(texts).includes('')).length;
  const isChecked = await wasChecked(database, 'answers');
  return { state: isChecked && lacking === 0 ? 'done' : 'attention', count: lacking };
}

/** The steps whose state is more than whether there is one. */
async function findOthers(
  dependencies: SetupDependencies,
  counts: Record<'categories' | 'mails' | 'refused' | 'reviewers' | 'lacking', number>,
): Promise<Partial<Record<StepId, Finding>>> {
  const { database, sendsMail } = dependencies;
  const { categories, reviewers, lacking } = counts;
  const seededState = (await wasChecked(database, 'categories')) ? 'done' : 'attention';
  return {
    'second-factors': { count: lacking, state: lacking === 0 ? 'done' : 'attention' },
    reviewers: { count: reviewers, state: reviewers > 1 ? 'done' : 'open' },
    mail: findMail(sendsMail, counts),
    donations: findDonations(dependencies.readDonations()),
    alerts: await findAlerts(dependencies),
    categories: { count: categories, state: categories > 0 ? seededState : 'open' },
    brand: findBrand(dependencies.brand),
    'donation-address': await findDonationAddress(dependencies),
    'legal-texts': findLegalTexts(dependencies.readLegalTexts()),
    answers: await findAnswers(dependencies),
  };
}

/** The state of every step, read from what is stored and configured now. */
export async function listSetupSteps(dependencies: SetupDependencies): Promise<SetupStep[]> {
  const people = (await dependencies.listAccounts()).filter(({ disabled }) => !disabled);
  const stored = await countStored(dependencies.database);
  const counts: Partial<Record<StepId, number>> = {
    ...stored,
    administrators: people.filter((person) => may(person, 'accounts.manage')).length,
  };
  const others = await findOthers(dependencies, {
    ...stored,
    reviewers: people.filter((person) => may(person, 'submissions.decide')).length,
    lacking: people.filter((person) => !person.has_second_factor).length,
  });
  const plain = (count: number): Finding => ({ count, state: count > 0 ? 'done' : 'open' });
  return setupSteps.map(({ id, ...step }) => ({
    id,
    ...('page' in step && { page: `${dependencies.publicOrigin}/en${step.page === '/' ? '' : step.page}` }),
    ...(others[id] ?? plain(counts[id] ?? 0)),
  }));
}

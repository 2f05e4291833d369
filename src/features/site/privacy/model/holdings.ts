import { retentionPeriods, type RetentionPeriod } from '#features/core/brand/model/retention.ts';
import { claimedDays, unpaidDays } from '#features/submission/submissions/model/unpaid-periods.ts';
import { reservedDays } from './kept-periods.ts';

/**
 * Who may read something: everyone; people of the desk by their roles; or nobody, because it opens something: it is stored as a hash or
 * encrypted.
 */
export type HoldingLevel = 'public' | 'desk' | 'secret';

/** Why something about people is kept, and until when. docs/privacy.md shows it as a table. */
export interface Holding {
  /** Whom it is about: visitors, whom the page about privacy tells, or those who work at the desk. */
  of: 'visitors' | 'staff';
  /** What is kept, of whom. */
  what: string;
  level: HoldingLevel;
  why: string;
  /** How long. */
  kept: string;
  /** What ends it: a job of the portal, a command or a person at the desk. */
  erasedBy: string;
}

const erase = '`npm run erase`';

/** A period that the brand may set: the usual one, and its name in brand.json. */
const days = (name: RetentionPeriod) => `${retentionPeriods[name].usual} days (\`${name}\`)`;

/** Everything about people that the portal stores. Columns name these in `tables.ts`. */
export const holdings = {
  sender: {
    of: 'visitors',
    what: 'Who sent a submission for the store: email address, other contact, company or personal name, language of the pages',
    level: 'desk',
    why: 'to answer, to mail each step, and to reach the team of a listed item',
    kept: `as long as the submission; of an unpaid one ${unpaidDays} days after the last change (${claimedDays} once a payment was sent in), its address another ${reservedDays} days`,
    erasedBy: `job for unpaid ones, ${erase} for all that wait for no answer`,
  },
  applicant: {
    of: 'visitors',
    what: 'Applications of ambassadors: name, email address, country or region, languages, links, message, CV',
    level: 'desk',
    why: 'to decide about the application, and to work with those who are welcome',
    kept: `a rejected or withdrawn one ${days('applicationDays')} after that; one that was accepted until it is erased. The CV ${days('documentDays')} after the decision, of a withdrawn application until the withdrawal`,
    erasedBy: `job each hour, withdrawal for the CV, ${erase} once the application is decided`,
  },
  written: {
    of: 'visitors',
    what: 'What a sender wrote to the desk about a submission: appeals, questions about a payment, texts of its steps',
    level: 'desk',
    why: 'to decide, and to show later why',
    kept: 'as long as the submission',
    erasedBy: `with the submission, or ${erase}`,
  },
  answered: {
    of: 'visitors',
    what: 'What the desk wrote about a submission, its sender or a reported item: answers, requests, notes, reasons, times of an interview',
    level: 'desk',
    why: 'so that decisions can be explained and colleagues know of each other',
    kept: 'as long as the submission, item or case',
    erasedBy: `with the submission; ${erase} takes the address out of these texts`,
  },
  keys: {
    of: 'visitors',
    what: 'Hashes of keys: status links, devices that sent a form or a file, links in mails',
    level: 'secret',
    why: 'so that the holder of the key, who is known by nothing else, gets what is theirs',
    kept: 'as long as what they open; those of uploads a day',
    erasedBy: `job for uploads, ${erase} for those of a submission or subscription`,
  },
  origin: {
    of: 'visitors',
    what: 'Keyed hashes of the network address, and of its network, from which something was sent or asked',
    level: 'secret',
    why: 'limits: how much one address or network may send, and how often it may ask',
    kept: 'a day; of an unpaid submission until it is paid or ends',
    erasedBy: 'job each hour',
  },
  payments: {
    of: 'visitors',
    what: 'Payments, refunds and quotes: accounts on the chain that paid or were paid, transaction hashes and links',
    level: 'desk',
    why: 'bookkeeping, refunds, and so that no payment counts twice',
    kept: 'as long as the law wants books to be kept; nothing erases them',
    erasedBy: 'nothing; of a submission that nobody paid for, with the submission',
  },
  mails: {
    of: 'visitors',
    what: 'Mails in the outbox: recipient, which change they tell of, what the mail server said. Texts are written when a mail is sent and are not stored',
    level: 'desk',
    why: 'to send them, and to answer whether one arrived',
    kept: `${days('mailDays')} after it was sent or dropped; one that waits or has failed until it is sent or erased`,
    erasedBy: `job each hour, with the application that it is about, ${erase}`,
  },
  'mail-requests': {
    of: 'visitors',
    what: 'What someone asked to have mailed to an address (a status link, the confirmation of a subscription, a link for a new password of the desk)',
    level: 'desk',
    why: 'to handle it apart from the answer, which must not tell whether the address is known',
    kept: 'seconds; a day where it cannot be handled',
    erasedBy: `job each hour, ${erase}`,
  },
  subscribers: {
    of: 'visitors',
    what: 'Subscribers of the newsletter: email address, languages, when they joined and left, what their mail server said',
    level: 'desk',
    why: 'to send it, and to send nothing to those who left',
    kept: `until it is erased; an address that was never confirmed ${days('unconfirmedDays')}`,
    erasedBy: `job for unconfirmed ones, an editor at the desk, ${erase}`,
  },
  reporters: {
    of: 'visitors',
    what: 'Who reported an item or a site, or appealed a finding: email address, where they gave one, and language',
    level: 'desk',
    why: 'to mail the outcome',
    kept: `until the decision, ${days('reportDays')} at most`,
    erasedBy: `the decision, job each hour, ${erase}`,
  },
  reports: {
    of: 'visitors',
    what: 'What a visitor wrote in a report or an appeal of a finding',
    level: 'desk',
    why: 'evidence of the case, also for a later one about the same item',
    kept: 'as long as the case',
    erasedBy: `${erase} takes the address out of it`,
  },
  listed: {
    of: 'visitors',
    what: 'Names, links, contracts and texts of what is or was listed; those of a project of one person may be about that person',
    level: 'public',
    why: 'it is what the store publishes, and versions show what was published',
    kept: 'for good',
    erasedBy: 'delisting hides it; versions are never changed',
  },
  staff: {
    of: 'staff',
    what: 'Accounts of the desk: name, email address, roles, passkeys, sessions with browser, names of access tokens, invitations',
    level: 'desk',
    why: 'to sign in, and to know who may do what',
    kept: 'an account until an administrator disables it, its row for good; sessions 12 hours; invitations 7 days',
    erasedBy: 'their own end; accounts are never deleted, because decisions name them',
  },
  'staff-keys': {
    of: 'staff',
    what: 'What opens an account of the desk: hashes of passwords, tokens and links, encrypted second factors, keys of sessions',
    level: 'secret',
    why: 'to sign in',
    kept: 'as long as what they open',
    erasedBy: 'their own end, or a new one',
  },
  decided: {
    of: 'staff',
    what: 'Name, address or number of the account of the desk that did something',
    level: 'desk',
    why: 'so that decisions have an author, and nobody decides twice where two are needed',
    kept: 'as long as what was done',
    erasedBy: 'nothing',
  },
  told: {
    of: 'staff',
    what: 'What a person at the desk was told, in a title without addresses, whether they have read it, and how they want to be told',
    level: 'desk',
    why: 'so that nothing urgent waits until they look',
    kept: '90 days, or until the account is disabled; choices as long as the account',
    erasedBy: 'job each hour, an administrator who disables the account',
  },
  security: {
    of: 'staff',
    what: 'Sign-ins at the desk and attempts: email address as it was entered, network address',
    level: 'desk',
    why: 'to notice attacks, and to slow down who guesses',
    kept: `${days('securityDays')}; counts of wrong passwords a day`,
    erasedBy: `job each hour; ${erase} for the counts`,
  },
  log: {
    of: 'visitors',
    what: 'The audit log: which account did what to which submission, item or address. Persons who are no accounts appear by the number of their submission, or by a keyed hash of an address that was erased',
    level: 'desk',
    why: 'to prove what was done; each entry has the hash of the one before, so none can be changed',
    kept: 'for good',
    erasedBy: 'nothing',
  },
} as const satisfies Record<string, Holding>;

export type HoldingName = keyof typeof holdings;

/** What is kept about visitors. */
export type VisitorHolding = {
  [Name in HoldingName]: (typeof holdings)[Name]['of'] extends 'visitors' ? Name : never;
}[HoldingName];

/** In the order of the table. */
export const visitorHoldings = (Object.keys(holdings) as HoldingName[]).filter(
  (name): name is VisitorHolding => holdings[name].of === 'visitors',
);

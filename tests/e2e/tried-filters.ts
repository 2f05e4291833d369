import type { Page } from '@playwright/test';
import {
  avocet,
  bittern,
  curlew,
  mailboxOf,
  mailedSubmission,
  proposed,
  senders,
  type Person,
} from './filter-names.ts';

/*
 * Every filter of every list of the desk, with the way in which a person chooses it. `list-filters.test.ts` of `src/app/desk` finds the filters in
 * the code and names one that is missing here.
 */

export interface TriedFilter {
  choose(page: Page, person: Person): Promise<unknown>;
  /** A row that is there afterwards, and one that is there before and not afterwards. */
  left: string;
  gone: string;
  /** As the address calls it, where that differs. */
  inAddress?: string;
}

export interface TriedList {
  /** Where it begins, narrowed to the rows of this test where it has a search. */
  path: string;
  /** Files that have its filters, below `src/features`; the queue's are data (`wholeQueue`). */
  files: readonly string[];
  /** Beside an item the address is the item's, and the device keeps the filter. */
  isKeptOnDevice?: boolean;
  filters: Readonly<Record<string, TriedFilter>>;
}

const narrowed = (path: string, filter: object) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

type Choose = TriedFilter['choose'];

const pick =
  (label: string, option: string): Choose =>
  async (page) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
const type =
  (label: string, words: string): Choose =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(words);
const tab =
  (name: RegExp): Choose =>
  (page) =>
    page.getByRole('tab', { name }).click();
const press =
  (group: string, name: RegExp): Choose =>
  (page) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name }).click();

/** Leaves the first. */
const leaves = (choose: Choose, left = avocet, gone = bittern): TriedFilter => ({ choose, left, gone });

interface CaseWords {
  /** On the field that searches. */
  search: string;
  /** What is typed there. */
  words?: string;
  rows?: readonly [left: string, gone: string, decided: string];
}

/** What every list of cases has. */
const casesOf = ({
  search,
  words = avocet,
  rows: [left, gone, last] = [avocet, bittern, curlew],
}: CaseWords) => ({
  assignee: leaves(press('Assigned to', /^Mine$/), left, gone),
  state: leaves(tab(/^Decided/), last, left),
  q: leaves(type(search, words), left, gone),
});

const open = { state: 'open', q: 'wader' };

const cases: Readonly<Record<string, TriedList>> = {
  reports: {
    path: narrowed('/reports', open),
    files: ['store/reports/desk/report-list.tsx'],
    filters: {
      ...casesOf({ search: 'Name, site or contract' }),
      kind: leaves(pick('Kind', 'Fake site')),
      reason: leaves(pick('Reason', 'Phishing or draining')),
    },
  },
  watch: {
    path: narrowed('/watch', open),
    files: ['listing/watching/desk/watch-list.tsx'],
    filters: {
      ...casesOf({ search: 'Name or address' }),
      kind: leaves(pick('Kind', 'DApp')),
      signal: leaves(pick('Finding', 'Leads to another site')),
    },
  },
  appeals: {
    path: narrowed('/appeals', open),
    files: ['listing/appeals/desk/appeal-list.tsx'],
    filters: {
      ...casesOf({ search: 'Name' }),
      kind: leaves(pick('Kind', 'DApp')),
      subject: leaves(pick('Appeal', 'Against a rejection')),
    },
  },
  transfers: {
    path: narrowed('/transfers', { state: 'open' }),
    files: ['submission/transfers/desk/transfer-list.tsx'],
    filters: {
      ...casesOf({
        search: 'Sender or transaction',
        words: senders.avocet,
        rows: [senders.avocet, senders.bittern, senders.curlew],
      }),
      state: leaves(tab(/^No longer on the chain/), senders.curlew, senders.avocet),
    },
  },
  'payment-questions': {
    path: narrowed('/payment-questions', open),
    files: ['submission/transfers/desk/question-list.tsx'],
    filters: {
      ...casesOf({ search: 'Name or transaction' }),
      state: leaves(tab(/^Answered/), curlew, avocet),
    },
  },
  proposals: {
    path: narrowed('/proposals', open),
    files: ['team/second-person/desk/proposal-list.tsx'],
    filters: {
      state: leaves(tab(/^Decided/), proposed(curlew), proposed(avocet)),
      q: leaves(type('Name', avocet), proposed(avocet), proposed(bittern)),
      kind: leaves(pick('Kind', 'Release'), proposed(avocet), proposed(bittern)),
    },
  },
};

const queueOf = (page: Page) => page.getByRole('complementary', { name: 'Queue' });

/** A choice among the filters that are folded away. @param name of the option, its value or its words */
const pickFolded =
  (label: string, name: string | ((person: Person) => string)): Choose =>
  async (page, person) => {
    await page.getByText('More filters', { exact: true }).click();
    const choice = queueOf(page)
      .locator('label')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('select');
    await choice.selectOption(typeof name === 'string' ? name : name(person));
  };

const ownName = ({ name }: Person) => name;

const queue: TriedList = {
  path: `/submissions?${new URLSearchParams({ state: 'in-review', q: 'wader' })}`,
  files: [],
  filters: {
    q: leaves((page) => queueOf(page).getByRole('searchbox').fill(avocet)),
    kind: leaves((page) => queueOf(page).getByRole('combobox', { name: 'Kind' }).selectOption('token')),
    states: {
      choose: async (page) => {
        const states = queueOf(page).getByRole('group', { name: 'State' });
        // The box follows the address, so it is not checked yet right after the click.
        await states.getByRole('checkbox', { name: /^Listed/ }).click();
        await states.getByRole('checkbox', { name: /^Listed/, checked: true }).waitFor();
        await states.getByRole('checkbox', { name: /^In review/ }).click();
      },
      left: curlew,
      gone: avocet,
      inAddress: 'state',
    },
    payment: leaves(pickFolded('Payment', 'second-person')),
    due: leaves(pickFolded('Due date', 'late')),
    network: leaves(pickFolded('Network', 'bsc')),
    locale: leaves(pickFolded('Language', 'fr')),
    refund: leaves(pickFolded('Refund', 'proven')),
    holder: leaves(pickFolded('Assigned to', ownName)),
    decider: leaves(pickFolded('Decided by', ownName)),
    finding: leaves(pickFolded('Finding', 'same-email')),
  },
};

const [avocetMail, bitternMail, curlewMail] = [mailboxOf(avocet), mailboxOf(bittern), mailboxOf(curlew)];

const others: Readonly<Record<string, TriedList>> = {
  listings: {
    path: narrowed('/listings', { kind: 'dapp', state: 'listed', q: 'wader' }),
    files: ['store/catalogue/desk/listing-filters.tsx'],
    filters: {
      kind: leaves(pick('Kind', 'Tokens'), 'Wader Token', avocet),
      state: leaves(pick('State', 'Delisted'), curlew, avocet),
      source: leaves(pick('Source', 'Added at the desk')),
      q: leaves(type('Name, site or contract', avocet)),
    },
  },
  networks: {
    path: '/listings/networks',
    files: ['listing/catalogue-editing/desk/networks-page.tsx'],
    filters: {
      q: leaves(type('Name, short name or chain ID', 'BNB Smart Chain'), 'BNB Smart Chain', 'Polkadot'),
    },
  },
  contents: {
    path: '/content/news',
    files: ['team/editing/desk/entry-list.tsx'],
    isKeptOnDevice: true,
    filters: {
      q: leaves(type('Filter by title', avocet)),
      state: leaves(press('State', /^Published/)),
      choice: leaves(pick('Filter by kind', 'Kind: Warning')),
    },
  },
  outbox: {
    path: narrowed('/outbox', { state: 'waiting', q: 'wader' }),
    files: ['team/mail/desk/outbox-tabs.tsx', 'team/mail/desk/outbox-filters.tsx'],
    filters: {
      state: leaves(tab(/^Sent/), curlewMail, avocetMail),
      kind: leaves(pick('Kind', 'Listed'), avocetMail, bitternMail),
      submission: leaves(type('Submission', String(mailedSubmission)), avocetMail, bitternMail),
      q: leaves(type('Recipient', avocetMail), avocetMail, bitternMail),
    },
  },
  subscribers: {
    path: narrowed('/subscribers', { q: 'wader' }),
    files: ['site/newsletter/desk/subscribers-page.tsx'],
    filters: {
      state: leaves(pick('State', 'Subscribed'), avocetMail, bitternMail),
      locale: leaves(pick('Language', 'Spanish'), avocetMail, bitternMail),
      q: leaves(type('Address', avocetMail), avocetMail, bitternMail),
    },
  },
  audit: {
    path: narrowed('/audit', { q: 'wader' }),
    files: ['team/audit/desk/audit-page.tsx'],
    filters: {
      q: leaves(type('Search the audit log', avocet)),
      area: leaves(pick('Area', 'Accounts')),
      actor: leaves(type('Account', avocetMail)),
      from: leaves(type('From (UTC)', '2021-01-01')),
      to: leaves(type('To (UTC)', '2029-12-31'), avocet, curlew),
    },
  },
};

export const triedLists: Readonly<Record<string, TriedList>> = { submissions: queue, ...cases, ...others };

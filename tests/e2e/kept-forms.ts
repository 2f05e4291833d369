import type { Locator, Page } from '@playwright/test';
import { cases } from './kept-case-forms.ts';
import { asking, press, pressAfter, pressWith, type KeptForm, type KeptWorld } from './kept-form.ts';

/* Every form of the desk that is typed into, with the way to it. `kept-forms.test.ts` of `src/app/desk` names a file with a field that is in none of them. */

/** Chooses the one item of the queue, and asks for its rejection. */
async function rejectSelected(page: Page, { waitingTitle }: KeptWorld): Promise<Locator> {
  const queue = page.getByRole('complementary', { name: 'Queue' });
  await queue.getByRole('checkbox', { name: `Select ${waitingTitle}` }).check();
  await queue.getByRole('group', { name: 'Selected items' }).getByRole('button', { name: 'Reject' }).click();
  return page.getByRole('dialog');
}

const reviewing: readonly KeptForm[] = [
  {
    name: 'a decision about a submission',
    files: [
      'submission/review/desk/action-fields.tsx',
      'submission/review/desk/interview-field.tsx',
      'submission/review/desk/corrections/correction-input.tsx',
      'submission/review/desk/requests/request-fields.tsx',
    ],
    path: ({ waiting }) => `/submissions/${waiting}/show`,
    open: async (page) => {
      const panel = page.getByRole('complementary', { name: 'Decide' });
      const choice = panel
        .getByRole('group', { name: 'Decision' })
        .getByRole('button', { name: 'Request changes' });
      if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click();
      return panel;
    },
    label: 'Text to the submitter',
    send: (place) => place.locator('button[type=submit]').click(),
    says: false,
  },
  {
    name: 'a note about a submission',
    files: ['submission/review-notes/desk/note-field.tsx'],
    path: ({ waiting }) => `/submissions/${waiting}/show`,
    label: 'Note for colleagues',
    send: press('Add note'),
    says: false,
  },
  {
    name: 'the rejection of several submissions',
    files: ['submission/review/desk/bulk/bulk-dialogs.tsx'],
    path: ({ waitingTitle }) => `/submissions?${new URLSearchParams({ state: 'all', q: waitingTitle })}`,
    open: rejectSelected,
    label: 'Text to the submitters',
    send: async (place, page) => {
      await place.getByRole('combobox', { name: 'Reason' }).click();
      await page.getByRole('option').first().click();
      await press(/^Reject 1 item/)(place);
    },
  },
  {
    name: 'the record of a refund',
    files: [
      'submission/payment-review/desk/refunds/refund-dialog.tsx',
      'submission/payment-review/desk/refunds/refund-fields.tsx',
    ],
    path: ({ rejected }) => `/submissions/${rejected}/show`,
    open: asking('Record a refund'),
    label: 'Transaction link of the refund',
    send: press('Record the refund'),
  },
  {
    name: 'a canned answer',
    files: ['submission/canned-answers/desk/answer-dialog.tsx'],
    path: () => '/submissions/answers',
    open: asking('Add an answer, Listings'),
    label: 'Title at the desk',
    send: pressWith('Text, English', 'Save answer'),
  },
  {
    name: 'the words of a mail',
    files: ['team/mail/desk/template/template-form.tsx'],
    path: () => '/mail-templates/submission-received/en',
    label: 'Subject',
    send: press('Save'),
  },
  {
    name: 'an invitation',
    files: ['team/accounts/desk/invite-dialog.tsx'],
    path: () => '/accounts',
    open: asking('Invite a person'),
    label: 'Name',
    send: async (place) => {
      await place.getByLabel('Email').first().fill('new.person@example.org');
      await place.getByLabel(/^Recruiter/).check();
      await press(/invitation$/)(place);
    },
  },
];

const listed: readonly KeptForm[] = [
  {
    name: 'a delisting',
    files: ['store/catalogue/desk/delist-dialog.tsx'],
    path: () => '/listings',
    open: asking('Delist'),
    label: 'Note for the desk',
    send: pressAfter('Someone else has taken over its site or its contracts.', 'Delist item'),
  },
  {
    name: 'a restore',
    files: ['store/catalogue/desk/restore-dialog.tsx'],
    path: () => '/listings',
    open: async (page, { delistedTitle }) => {
      await page.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'Delisted' }).click();
      await page.getByRole('row', { name: delistedTitle }).getByRole('button', { name: 'Restore' }).click();
      return page.getByRole('dialog');
    },
    label: 'Why it may be listed again',
    send: press('Restore item'),
  },
  {
    name: 'a new category',
    files: ['listing/catalogue-editing/desk/category-fields.tsx'],
    path: () => '/listings/categories',
    open: asking('New category'),
    label: 'English',
    send: press('Create category'),
  },
  {
    name: 'a category',
    files: ['listing/catalogue-editing/desk/category-fields.tsx'],
    path: () => '/listings/categories',
    open: asking(/^Edit /),
    label: 'English',
    send: press('Save category'),
  },
  {
    name: 'a network',
    files: ['listing/catalogue-editing/desk/network-fields.tsx'],
    path: () => '/listings/networks',
    open: asking(/^Edit /),
    label: 'Name',
    send: press('Save network'),
  },
  {
    name: 'a network that is added',
    files: ['listing/catalogue-editing/desk/chain-file-field.tsx'],
    path: () => '/listings/networks',
    open: asking('Add a network'),
    label: 'Chain file',
    send: press('Add network'),
  },
  {
    name: 'a description of contracts',
    files: ['store/clear-signing/desk/import-dialog.tsx'],
    path: () => '/listings/clear-signing',
    open: asking('Import a file'),
    label: 'Descriptor file',
    send: press('Import file'),
  },
  {
    name: 'a network that is described',
    files: [
      'listing/catalogue-editing/desk/new-network-fields.tsx',
      'listing/catalogue-editing/desk/network-fields.tsx',
    ],
    path: () => '/listings/networks',
    open: async (page) => {
      const dialog = await asking('Add a network')(page);
      await dialog.getByLabel('From fields (any network)').check();
      return dialog;
    },
    label: 'Chain ID',
    send: async (place) => {
      await place.getByLabel('Family').fill('cosmos');
      await place.getByLabel('Name', { exact: true }).fill('Quay Hub');
      await pressWith('Short name', 'Add network')(place);
    },
  },
  {
    name: 'a new listed item',
    files: [
      'listing/catalogue-editing/desk/dapp-fields.tsx',
      'listing/catalogue-editing/desk/asset-fields.tsx',
      'listing/catalogue-editing/desk/contracts-field.tsx',
      'listing/catalogue-editing/desk/tokens-field.tsx',
      'listing/catalogue-editing/desk/text-input.tsx',
    ],
    path: () => '/listings/new/dapp',
    label: 'Description, English',
    send: press('Save draft'),
  },
];

const published: readonly KeptForm[] = [
  {
    name: 'a content',
    files: [
      'team/editing/desk/text-fields.tsx',
      'team/editing/desk/fact-fields.tsx',
      'team/editing/desk/when-panel.tsx',
    ],
    path: () => '/content/news/create',
    label: 'Title',
    send: (_place, page) => page.keyboard.press('Control+s'),
  },
  {
    name: 'a new release',
    files: ['site/downloads/desk/release-fields.tsx', 'site/downloads/desk/checksum-field.tsx'],
    path: () => '/releases/create',
    label: 'What is new, English',
    send: async (place, page) => {
      await place.getByRole('combobox', { name: 'Platform' }).click();
      await page.getByRole('option', { name: /iOS/ }).click();
      await place.getByLabel('Version').first().fill('9.9.9');
      await press('Publish release')(place);
    },
  },
  {
    name: 'the notes of a release',
    files: ['site/downloads/desk/notes-fields.tsx'],
    path: () => '/releases',
    open: asking('Edit notes'),
    label: 'What is new, English',
    send: press('Save notes'),
  },
  {
    name: 'rates of the books',
    files: ['submission/numbers/desk/books/rates-dialog.tsx'],
    path: () => '/books',
    open: asking('Add rates'),
    label: 'Source',
    send: async (place) => {
      await place.getByLabel('Rates by day').fill('2026-01-31, 0.035');
      await press('Save rates')(place);
    },
  },
  {
    name: 'a new notice',
    files: ['site/service-status/desk/notice-form.tsx', 'site/service-status/desk/texts-fields.tsx'],
    path: () => '/status-notices/create',
    label: 'Text, English',
    send: async (place) => {
      await place.getByLabel('Mobile wallet').check();
      await pressWith('Title, English', 'Publish notice')(place);
    },
  },
  {
    name: 'a notice',
    files: ['site/service-status/desk/notice-form.tsx'],
    path: ({ notice }) => `/status-notices/${notice}`,
    label: 'Title, English',
    send: press('Save notice'),
  },
  {
    name: 'an update of a notice that is corrected',
    files: ['site/service-status/desk/texts-fields.tsx'],
    path: ({ notice }) => `/status-notices/${notice}`,
    open: asking(/^Edit the update/),
    label: 'Text, English',
    send: press('Save update'),
  },
  {
    name: 'an update of a notice',
    files: ['site/service-status/desk/texts-fields.tsx'],
    path: () => '/status-notices',
    open: asking('Add update'),
    label: 'Text, English',
    send: press('Publish update'),
  },
  {
    name: 'the end of a notice',
    files: ['site/service-status/desk/texts-fields.tsx'],
    path: () => '/status-notices',
    open: asking(/^End$/),
    label: 'Text, English',
    send: press('End notice'),
  },
];

/** In groups that one test can hold. */
export const keptForms = { cases, reviewing, listed, published };

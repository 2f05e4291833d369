import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptForms } from '../../../tests/e2e/kept-forms.ts';

const features = new URL('../../features/', import.meta.url);

/** Files with a field whose text is not kept, and why. */
const notKept: Readonly<Record<string, string>> = {
  'core/desk-kit/desk/file-button.tsx': 'a file',
  'core/desk-kit/desk/search-filter.tsx': 'a search',
  'listing/catalogue-editing/desk/hot-page.tsx': 'a search; the order is kept',
  'listing/catalogue-editing/desk/logo-field.tsx': 'a file',
  'site/service-status/desk/new-notice-page.tsx': 'a choice, kept with its form',
  'site/service-status/desk/progress-field.tsx': 'a choice, kept with its form',
  'store/catalogue/desk/delisting-choice.tsx': 'a choice, kept with its form',
  'store/catalogue/desk/listing-filters.tsx': 'a search',
  'submission/numbers/desk/books/range-fields.tsx': 'a choice of what is exported',
  'submission/review-queue/desk/queue-filters.tsx': 'a search',
  'submission/review-queue/desk/queue-row.tsx': 'a checkbox',
  'submission/review-queue/desk/queue-views.tsx': 'the name of a view, one word',
  'submission/review/desk/requests/field-picker.tsx': 'a search for a field',
  'submission/review/desk/visitors-view.tsx': 'a choice of what is shown',
  'team/accounts/desk/access-token-section.tsx': 'it makes a token',
  'team/accounts/desk/code-field.tsx': 'a code',
  'team/accounts/desk/forgotten-password.tsx': 'one address, which browsers fill in',
  'team/accounts/desk/invitation-page.tsx': 'a password',
  'team/accounts/desk/own-account-page.tsx': 'a password',
  'team/accounts/desk/passkey-section.tsx': 'it makes a passkey',
  'team/accounts/desk/recovery-page.tsx': 'a password',
  'team/accounts/desk/second-factor-setup.tsx': 'a code',
  'team/accounts/desk/sign-in-page.tsx': 'a password',
  'team/accounts/desk/username-field.tsx': 'for the browser, which keeps passwords under it',
  'team/cases/desk/assign-cases-dialog.tsx': 'one choice',
  'team/cases/desk/case-filters.tsx': 'filters of the list',
  'team/cases/desk/assignment-panel.tsx': 'a choice that takes effect immediately',
  'team/editing/desk/entry-list.tsx': 'a search',
  'team/editing/desk/preview-language.tsx': 'a choice of what is shown',
  'team/editing/desk/text-picture-dialog.tsx': 'about a picture, which is chosen again',
  'team/webhooks/desk/new-webhook.tsx': 'the address of a receiver may have its secret in it',
  'team/mail/desk/template/template-page.tsx': 'a choice of what is shown',
};

/** What a person can type into, or something that may be that. */
const fields = /<(?:TextField|ReasonField|Autocomplete|InputBase|textarea|input)\b/;

const named = new Set([
  ...Object.values(keptForms)
    .flat()
    .flatMap(({ files }) => files),
  ...Object.keys(notKept),
]);

test('every file of the desk with a field is in the table of what is kept, or says why not', () => {
  const found = globSync('*/*/desk/**/*.tsx', { cwd: features }).map((file) => file.replaceAll('\\', '/'));
  const withFields = found.filter((file) => fields.test(readFileSync(new URL(file, features), 'utf8')));
  expect(withFields.filter((file) => !named.has(file))).toEqual([]);
  expect([...named].filter((file) => !withFields.includes(file))).toEqual([]);
});

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';

/** Fields that take more than one choice. */
export const severalOf = new Set(['networks', 'categories', 'languages']);

const logoRule = (i18n: I18n) =>
  i18n._(msg`Please submit a high-quality logo of 400 × 400 px, JPG or PNG, at most 5 MB.`);

const cvRule = (i18n: I18n) => i18n._(msg`Please submit your CV as a PDF of at most 10 MB.`);

function required(i18n: I18n, name: string): string {
  switch (name) {
    case 'others':
    case 'contact':
      return i18n._(msg`Add one more way to reach you.`);
    case 'addresses':
      return i18n._(msg`Enter at least one contract account on this network.`);
    case 'tokens':
      return i18n._(msg`Add at least one token, or answer the question with no.`);
    case 'audit_url':
      return i18n._(msg`Enter the link to the audit report, or upload the report.`);
    case 'icon':
      return logoRule(i18n);
    case 'cv':
      return cvRule(i18n);
    case 'links':
      return i18n._(msg`Enter at least one link.`);
    case 'rake_back_account':
    case 'invite_account':
      return i18n._(msg`Enter the account.`);
    default:
      return i18n._(msg`This field is required.`);
  }
}

function tooMany(i18n: I18n, max: number, name: string): string {
  if (name === 'categories') return i18n._(msg`Choose at most ${max} categories.`);
  return i18n._(msg`No more than ${max} entries.`);
}

/** An error as the whole sentence at its field. The sentences about links, emails, lengths and logos are the specification's (§5, §8). */
export function issueSentence(i18n: I18n, { path, code, params }: SubmissionIssue): string {
  const name = fieldNameOf(path);
  const count = params?.max ?? 0;
  const least = params?.min ?? 0;
  const value = params?.value ?? '';
  switch (code) {
    case 'required':
      return required(i18n, name);
    case 'choose-one':
      return severalOf.has(name) ? i18n._(msg`Choose at least one.`) : i18n._(msg`Choose one.`);
    case 'too-long':
      return i18n._(msg`No more than ${count} characters`);
    case 'too-many':
      return tooMany(i18n, count, name);
    case 'too-few':
      return i18n._(msg`Choose at least ${least}.`);
    case 'url':
      return i18n._(msg`Please enter the correct URL, such as https://example.org.`);
    case 'email':
      return i18n._(msg`Please enter a correct email.`);
    case 'address':
      return i18n._(msg`${value} is not an address on this network.`);
    case 'address-checksum':
      return i18n._(msg`${value} has a mistyped character. Copy it again.`);
    case 'address-test-network':
      return i18n._(msg`${value} is an address of a test network. Enter the one of the main network.`);
    case 'address-hex':
      return i18n._(msg`${value} is the hexadecimal form. Enter the address as wallets show it.`);
    case 'logo':
      return logoRule(i18n);
    case 'pdf':
      return name === 'cv'
        ? cvRule(i18n)
        : i18n._(msg`Please submit the audit report as a PDF of at most 10 MB.`);
    case 'unknown-category':
      return i18n._(msg`This category no longer exists. Choose another.`);
    case 'number':
      return i18n._(msg`Enter a number in plain digits, without signs or letters.`);
    case 'integer':
      return i18n._(msg`Enter a whole number.`);
    case 'not-positive':
      return i18n._(msg`Enter a number above zero.`);
    case 'too-large':
      return i18n._(msg`No more than ${count}.`);
    case 'contact-is-email':
      return i18n._(msg`Add a contact that is not an email, such as Telegram or a phone number.`);
    case 'secret':
      return i18n._(
        msg`This looks like a recovery phrase or a private key. It was not sent. Delete it here, and never type it on a website.`,
      );
    case 'contact':
      return i18n._(
        msg`We cannot reach you this way. Enter a handle (Telegram @name), a link (t.me/name) or a phone number.`,
      );
  }
}

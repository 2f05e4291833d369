import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import { severalOf } from '../issue-sentence.ts';

/** An error as a few words behind the field's name, in the summary. */
export function shortIssue(i18n: I18n, { path, code, params }: SubmissionIssue): string {
  const count = params?.max ?? 0;
  const least = params?.min ?? 0;
  switch (code) {
    case 'required':
      return i18n._(msg`required`);
    case 'choose-one':
      return severalOf.has(fieldNameOf(path)) ? i18n._(msg`choose at least one`) : i18n._(msg`choose one`);
    case 'too-long':
      return i18n._(msg`no more than ${count} characters`);
    case 'too-many':
      return i18n._(msg({ context: 'entries of a list', message: `no more than ${count}` }));
    case 'too-few':
      return i18n._(msg({ context: 'entries of a list', message: `at least ${least}` }));
    case 'url':
      return i18n._(msg`enter a correct link`);
    case 'email':
      return i18n._(msg`enter a correct email`);
    case 'address':
      return i18n._(msg`not an address on this network`);
    case 'address-checksum':
      return i18n._(msg`a character is mistyped`);
    case 'address-test-network':
      return i18n._(msg`of a test network`);
    case 'address-hex':
      return i18n._(msg`not as wallets show it`);
    case 'logo':
    case 'pdf':
      return i18n._(msg`unsupported file`);
    case 'unknown-category':
      return i18n._(msg`choose another`);
    case 'number':
      return i18n._(msg`not a plain number`);
    case 'integer':
      return i18n._(msg`not a whole number`);
    case 'not-positive':
      return i18n._(msg`not above zero`);
    case 'too-large':
      return i18n._(msg({ context: 'size of a number', message: `no more than ${count}` }));
    case 'contact-is-email':
      return i18n._(msg`not another email`);
    case 'secret':
      return i18n._(msg`a recovery phrase or a private key`);
    case 'contact':
      return i18n._(msg`enter a handle, a link or a phone number`);
  }
}

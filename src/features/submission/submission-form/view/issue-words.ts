import { useLingui } from '@lingui/react/macro';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';

export interface IssueWords {
  /** The whole sentence, at the field. */
  sentence(issue: SubmissionIssue): string;
  /** A few words behind the field's name, in the summary. */
  short(issue: SubmissionIssue): string;
}

/** Fields that take more than one choice. */
const severalOf = new Set(['networks', 'categories', 'languages']);

/** Turns codes into words. The sentences about links, emails, lengths and logos are the specification's (§5, §8). */
export function useIssueWords(): IssueWords {
  const { t } = useLingui();

  const logoRule = t`Please submit a high-quality logo of 400 × 400 px, JPG or PNG, at most 5 MB.`;

  const cvRule = t`Please submit your CV as a PDF of at most 10 MB.`;

  function required(name: string): string {
    switch (name) {
      case 'others':
      case 'contact':
        return t`Add one more way to reach you.`;
      case 'addresses':
        return t`Enter at least one contract account on this network.`;
      case 'tokens':
        return t`Add at least one token, or answer the question with no.`;
      case 'audit_url':
        return t`Enter the link to the audit report, or upload the report.`;
      case 'icon':
        return logoRule;
      case 'cv':
        return cvRule;
      case 'links':
        return t`Enter at least one link.`;
      case 'rake_back_account':
      case 'invite_account':
        return t`Enter the account.`;
      default:
        return t`This field is required.`;
    }
  }

  function tooMany(max: number, name: string): string {
    if (name === 'categories') return t`Choose at most ${max} categories.`;
    return t`No more than ${max} entries.`;
  }

  return {
    sentence({ path, code, params }) {
      const name = fieldNameOf(path);
      const count = params?.max ?? 0;
      const least = params?.min ?? 0;
      const value = params?.value ?? '';
      switch (code) {
        case 'required':
          return required(name);
        case 'choose-one':
          return severalOf.has(name) ? t`Choose at least one.` : t`Choose one.`;
        case 'too-long':
          return t`No more than ${count} characters`;
        case 'too-many':
          return tooMany(count, name);
        case 'too-few':
          return t`Choose at least ${least}.`;
        case 'url':
          return t`Please enter the correct URL, such as https://example.org.`;
        case 'email':
          return t`Please enter a correct email.`;
        case 'address':
          return t`${value} is not an address on this network.`;
        case 'address-checksum':
          return t`${value} has a mistyped character. Copy it again.`;
        case 'address-test-network':
          return t`${value} is an address of a test network. Enter the one of the main network.`;
        case 'address-hex':
          return t`${value} is the hexadecimal form. Enter the address as wallets show it.`;
        case 'logo':
          return logoRule;
        case 'pdf':
          return name === 'cv' ? cvRule : t`Please submit the audit report as a PDF of at most 10 MB.`;
        case 'unknown-category':
          return t`This category no longer exists. Choose another.`;
        case 'number':
          return t`Enter a number in plain digits, without signs or letters.`;
        case 'integer':
          return t`Enter a whole number.`;
        case 'not-positive':
          return t`Enter a number above zero.`;
        case 'too-large':
          return t`No more than ${count}.`;
        case 'contact-is-email':
          return t`Add a contact that is not an email, such as Telegram or a phone number.`;
        case 'secret':
          return t`This looks like a recovery phrase or a private key. It was not sent. Delete it here, and never type it on a website.`;
        case 'contact':
          return t`We cannot reach you this way. Enter a handle (Telegram @name), a link (t.me/name) or a phone number.`;
      }
    },
    short: useShortIssueWords(),
  };
}

/** A few words for each code. */
function useShortIssueWords(): IssueWords['short'] {
  const { t } = useLingui();
  return ({ path, code, params }) => {
    const count = params?.max ?? 0;
    const least = params?.min ?? 0;
    switch (code) {
      case 'required':
        return t`required`;
      case 'choose-one':
        return severalOf.has(fieldNameOf(path)) ? t`choose at least one` : t`choose one`;
      case 'too-long':
        return t`no more than ${count} characters`;
      case 'too-many':
        return t({ context: 'entries of a list', message: `no more than ${count}` });
      case 'too-few':
        return t({ context: 'entries of a list', message: `at least ${least}` });
      case 'url':
        return t`enter a correct link`;
      case 'email':
        return t`enter a correct email`;
      case 'address':
        return t`not an address on this network`;
      case 'address-checksum':
        return t`a character is mistyped`;
      case 'address-test-network':
        return t`of a test network`;
      case 'address-hex':
        return t`not as wallets show it`;
      case 'logo':
      case 'pdf':
        return t`unsupported file`;
      case 'unknown-category':
        return t`choose another`;
      case 'number':
        return t`not a plain number`;
      case 'integer':
        return t`not a whole number`;
      case 'not-positive':
        return t`not above zero`;
      case 'too-large':
        return t({ context: 'size of a number', message: `no more than ${count}` });
      case 'contact-is-email':
        return t`not another email`;
      case 'secret':
        return t`a recovery phrase or a private key`;
      case 'contact':
        return t`enter a handle, a link or a phone number`;
    }
  };
}

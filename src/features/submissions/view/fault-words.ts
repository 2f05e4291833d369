import { useLingui } from '@lingui/react/macro';
import type { SubmissionFault } from '../model/submission-fault.ts';
import { fieldNameOf, type FieldName } from './flow/field-order.ts';
import type { UploadTrouble } from './upload/file-refusal.ts';
import type { UploadState } from './upload/use-upload.ts';

export interface FaultWords {
  /** The whole sentence, at the field. */
  sentence(fault: SubmissionFault): string;
  /** A few words behind the field's name, in the summary. */
  short(fault: SubmissionFault): string;
}

/** Turns codes into words. The sentences about links, emails, lengths and logos are the specification's (§5, §8). */
export function useFaultWords(): FaultWords {
  const { t } = useLingui();

  const logoRule = t`Please submit a high-quality logo of 400 × 400 px, JPG or PNG, at most 5 MB.`;

  function required(name: FieldName | undefined): string {
    switch (name) {
      case 'others':
        return t`Add one more way to reach you.`;
      case 'addresses':
        return t`Enter at least one contract account on this network.`;
      case 'tokens':
        return t`Add at least one token, or answer the question with no.`;
      case 'audit_url':
        return t`Enter the link to the audit report.`;
      case 'icon':
        return logoRule;
      case 'rake_back_account':
      case 'invite_account':
        return t`Enter the account.`;
      default:
        return t`This field is required.`;
    }
  }

  function tooMany(max: number, name: FieldName | undefined): string {
    if (name === 'categories') return t`Choose no more than ${max} categories.`;
    return t`No more than ${max} entries.`;
  }

  return {
    sentence({ path, code, params }) {
      const name = fieldNameOf(path);
      const count = params?.max ?? 0;
      const value = params?.value ?? '';
      switch (code) {
        case 'required':
          return required(name);
        case 'choose-one':
          return name === 'networks' || name === 'categories' ? t`Choose at least one.` : t`Choose one.`;
        case 'too-long':
          return t`No more than ${count} characters`;
        case 'too-many':
          return tooMany(count, name);
        case 'url':
          return t`Please enter the correct URL, such as https://example.org.`;
        case 'email':
          return t`Please enter a correct email.`;
        case 'address':
          return t`${value} is not an address on this network.`;
        case 'address-checksum':
          return t`${value} has a mistyped letter: its capital letters do not fit. Copy it once more.`;
        case 'logo':
          return logoRule;
        case 'pdf':
          return t`Please submit the audit report as a PDF of at most 10 MB.`;
        case 'unknown-category':
          return t`This category no longer exists. Choose another.`;
      }
    },
    short({ path, code, params }) {
      const count = params?.max ?? 0;
      switch (code) {
        case 'required':
          return t`required`;
        case 'choose-one':
          return fieldNameOf(path) === 'networks' || fieldNameOf(path) === 'categories'
            ? t`choose at least one`
            : t`choose one`;
        case 'too-long':
          return t`no more than ${count} characters`;
        case 'too-many':
          return t`no more than ${count}`;
        case 'url':
          return t`enter a correct link`;
        case 'email':
          return t`enter a correct email`;
        case 'address':
          return t`not an address on this network`;
        case 'address-checksum':
          return t`a letter is mistyped`;
        case 'logo':
        case 'pdf':
          return t`not a file that we can take`;
        case 'unknown-category':
          return t`choose another`;
      }
    },
  };
}

export interface UploadWords {
  /** A few words behind the field's name, in the summary. */
  short(state: UploadState): string;
  logo(trouble: UploadTrouble): string;
  report(trouble: UploadTrouble): string;
}

/** Why a file was not taken, and what is. */
export function useUploadWords(): UploadWords {
  const { t } = useLingui();
  const logoRule = t`Please submit a high-quality logo of 400 × 400 px, JPG or PNG, at most 5 MB.`;

  function lost(code: 'offline' | 'server' | 'too-many-requests'): string {
    switch (code) {
      case 'offline':
        return t`The connection was lost. Choose the file again.`;
      case 'server':
        return t`Our server could not take the file. Try again in a moment.`;
      case 'too-many-requests':
        return t`That was too many files in a short time. Wait a minute, then try again.`;
    }
  }

  return {
    short(state) {
      if (state.kind !== 'failed') return t`still being sent`;
      switch (state.trouble.code) {
        case 'wrong-size':
          return t`wrong size`;
        case 'too-large':
          return t`too large`;
        case 'wrong-type':
          return t`wrong type of file`;
        case 'broken':
          return t`damaged file`;
        default:
          return t`not sent yet`;
      }
    },
    logo(trouble) {
      switch (trouble.code) {
        case 'wrong-size': {
          const { width, height } = trouble;
          if (width === undefined || height === undefined) return t`This file has another size. ${logoRule}`;
          return t`This file is ${width} × ${height}. ${logoRule}`;
        }
        case 'too-large':
          return t`This file is larger than 5 MB. ${logoRule}`;
        case 'wrong-type':
          return t`This file is neither JPG nor PNG. ${logoRule}`;
        case 'broken':
          return t`This file cannot be read as an image. ${logoRule}`;
        default:
          return lost(trouble.code);
      }
    },
    report(trouble) {
      switch (trouble.code) {
        case 'too-large':
          return t`This file is larger than 10 MB. Please submit a smaller PDF, or only the link.`;
        case 'wrong-type':
        case 'wrong-size':
          return t`This file is not a PDF. Please submit the report as a PDF of at most 10 MB.`;
        case 'broken':
          return t`This PDF is damaged or incomplete. Please export it once more.`;
        default:
          return lost(trouble.code);
      }
    },
  };
}

import { useLingui } from '@lingui/react/macro';
import type { UploadTrouble } from './upload/file-refusal.ts';
import type { UploadState } from './upload/use-upload.ts';

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

import { useLingui } from '@lingui/react/macro';
import type { UploadError } from './file-refusal.ts';
import { useCvWords } from './use-cv-words.ts';
import { useLogoWords } from './use-logo-words.ts';
import { useReportWords } from './use-report-words.ts';
import type { UploadState } from './use-upload.ts';

export interface UploadWords {
  /** A few words behind the field's name, in the summary. */
  short(state: UploadState): string;
  logo(error: UploadError): string;
  report(error: UploadError): string;
  cv(error: UploadError): string;
}

/** Why a file was not taken, and what is. */
export function useUploadWords(): UploadWords {
  const { t } = useLingui();
  return {
    logo: useLogoWords(),
    report: useReportWords(),
    cv: useCvWords(),
    short(state) {
      if (state.kind !== 'failed') return t`not sent yet`;
      switch (state.error.code) {
        case 'too-small':
        case 'wrong-size':
          return t`wrong size`;
        case 'too-large':
        case 'bomb':
          return t`too large`;
        case 'too-long':
          return t`too many pages`;
        case 'empty':
          return t`empty file`;
        case 'broken':
          return t`damaged file`;
        case 'dynamic-form':
        case 'too-complex':
        case 'attachments':
        case 'encrypted':
          return t`password or unsupported content`;
        case 'offline':
        case 'server':
        case 'too-many-requests':
          return t`not sent yet`;
        default:
          return t`wrong type of file`;
      }
    },
  };
}

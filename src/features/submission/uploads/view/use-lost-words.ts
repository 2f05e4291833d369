import { useLingui } from '@lingui/react/macro';
import type { PassingCode } from './file-refusal.ts';

/** Why a file did not get through, though nothing is wrong with it. */
export function useLostWords(): (code: PassingCode) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'offline':
        return t`The connection was lost. Try again.`;
      case 'server':
        return t`Our server could not save the file. Try again in a moment.`;
      case 'too-many-requests':
        return t`Too many files in a short time. Try again in a few minutes.`;
    }
  };
}

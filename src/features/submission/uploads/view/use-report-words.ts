import { useLingui } from '@lingui/react/macro';
import type { UploadError } from './file-refusal.ts';
import { useLostWords } from './use-lost-words.ts';

/** Why an audit report was not taken, and what is. */
export function useReportWords(): (error: UploadError) => string {
  const { t } = useLingui();
  const lost = useLostWords();
  return (error) => {
    switch (error.code) {
      case 'too-large':
        return t`This file is larger than 10 MB. Please submit a smaller PDF, or only the link.`;
      case 'empty':
        return t`This file is empty. Please submit the report as a PDF of at most 10 MB.`;
      case 'encrypted':
        return t`This PDF is protected by a password. Please submit it without one.`;
      case 'dynamic-form':
        return t`This PDF is a dynamic form (XFA). Print it to a PDF and submit that file.`;
      case 'attachments':
        return t`This PDF has other files in it. Please export it without them.`;
      case 'too-long':
        return t`This PDF has more than 1000 pages. Please submit only the relevant ones.`;
      case 'too-complex':
        return t`This PDF takes too much time or memory to open. Please export it again, with smaller images.`;
      case 'broken':
        return t`This PDF is damaged or incomplete. Please export it again.`;
      case 'offline':
      case 'server':
      case 'too-many-requests':
        return lost(error.code);
      default:
        return t`This file is not a PDF. Please submit the report as a PDF of at most 10 MB.`;
    }
  };
}

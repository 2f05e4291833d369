import { useLingui } from '@lingui/react/macro';
import type { UploadError } from './file-refusal.ts';
import { useReportWords } from './use-report-words.ts';

/** Why a CV was not taken, and what is. What is wrong with a PDF as such is said as it is of reports. */
export function useCvWords(): (error: UploadError) => string {
  const { t } = useLingui();
  const ofReport = useReportWords();
  return (error) => {
    switch (error.code) {
      case 'too-large':
        return t`This file is larger than 10 MB. Please submit a smaller PDF.`;
      case 'empty':
        return t`This file is empty. Please submit your CV as a PDF of at most 10 MB.`;
      case 'too-long':
        return t`This PDF is far longer than a CV. Please submit one or two pages.`;
      case 'encrypted':
      case 'dynamic-form':
      case 'attachments':
      case 'too-complex':
      case 'broken':
      case 'offline':
      case 'server':
      case 'too-many-requests':
        return ofReport(error);
      default:
        return t`This file is not a PDF. Please submit your CV as a PDF of at most 10 MB.`;
    }
  };
}

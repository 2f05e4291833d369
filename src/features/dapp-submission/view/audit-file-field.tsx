import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useUploadWords } from '#features/submissions/view/upload-words.ts';
import { PdfField } from '#features/submissions/view/upload/pdf-field.tsx';
import { useDappWords } from './use-dapp-words.ts';

/** The audit report as a file, beside its link; it may stay empty. */
export function AuditFileField() {
  const { t } = useLingui();
  const { report } = useUploadWords();
  const { labels } = useDappWords(brand.name);
  return (
    <PdfField
      path="audit_file"
      role="audit"
      legend={labels.audit_file}
      hint={t`Optional. PDF, 10 MB at most.`}
      troubleWords={report}
      namelessLabel={t`The report is uploaded`}
      skipLabel={<Trans>Send the link only</Trans>}
    />
  );
}

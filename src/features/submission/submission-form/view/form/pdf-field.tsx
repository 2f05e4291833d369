import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SavedFile } from '#features/submission/uploads/view/saved-file.ts';
import { useIssueSentence } from '../use-issue-sentence.ts';
import { fieldId } from '../flow/field-order.ts';
import { useFlow } from '../flow/flow-context.ts';
import { isPassing, type UploadError } from '#features/submission/uploads/view/file-refusal.ts';
import { FileInput, useFilePicker } from '#features/submission/uploads/view/file-picker.tsx';
import field from './pdf-field.module.css';
import type { FileRole } from '#features/submission/uploads/view/upload-file.ts';
import { UploadProgress } from '#features/submission/uploads/view/upload-progress.tsx';
import { useFileDrop } from '#features/submission/uploads/view/use-file-drop.ts';

export interface PdfFieldProps {
  path: string;
  role: Exclude<FileRole, 'icon'>;
  legend: ReactNode;
  required?: boolean;
  hint: ReactNode;
  /** Why a file was not taken. */
  errorWords(error: UploadError): string;
  /** Instead of a name, where this device does not know it. */
  namelessLabel: string;
  /** Gives up a file that was refused, where the field may stay empty. */
  skipLabel?: ReactNode;
}

/** A document: dropped or chosen, sent with progress, replaced by removing it. */
export function PdfField(props: PdfFieldProps) {
  const { path, role, legend, required, hint, errorWords, namelessLabel, skipLabel } = props;
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { draft, uploads, issueAt, setFile } = useFlow();
  const { state, start, cancel } = uploads[role];
  const picker = useFilePicker();
  const drop = useFileDrop(start);
  const issue = issueAt(path);
  const file = draft[role];
  const error =
    state.kind === 'failed'
      ? errorWords(state.error)
      : state.kind === 'idle' && issue
        ? sentenceOf(issue)
        : undefined;
  const showsFile = state.kind === 'idle' && file !== null;

  return (
    <FieldGroup
      id={fieldId(path)}
      legend={legend}
      required={required}
      requiredLabel={t`required`}
      hint={showsFile ? undefined : hint}
      error={error}
    >
      <div {...drop.handlers}>
        {state.kind === 'sending' ? (
          <div className={field.file}>
            <Icon name="file-text" />
            <span className={field.text}>
              <b>{state.name}</b>
              <UploadProgress name={state.name} share={state.share} onCancel={cancel} />
            </span>
          </div>
        ) : showsFile ? (
          <UploadedPdf file={file} namelessLabel={namelessLabel} onRemove={() => setFile(role, null)} />
        ) : (
          <PdfActions role={role} onChoose={picker.open} skipLabel={skipLabel} />
        )}
      </div>
      <FileInput input={picker.input} accept="application/pdf,.pdf" onFile={start} />
    </FieldGroup>
  );
}

/** Choose, try again or go without: whatever makes sense at the moment. */
function PdfActions({
  role,
  onChoose,
  skipLabel,
}: Pick<PdfFieldProps, 'role' | 'skipLabel'> & { onChoose(): void }) {
  const { uploads } = useFlow();
  const { state, retry, cancel } = uploads[role];
  const hasFailed = state.kind === 'failed';
  return (
    <div className={field.actions}>
      {hasFailed && isPassing(state.error) ? (
        <Button size="small" icon="rotate-cw" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <Button size="small" icon="upload" onClick={onChoose}>
        {hasFailed ? <Trans>Choose another</Trans> : <Trans>Choose a PDF</Trans>}
      </Button>
      {hasFailed && skipLabel !== undefined ? (
        <Button size="small" variant="quiet" onClick={cancel}>
          {skipLabel}
        </Button>
      ) : null}
    </div>
  );
}

function UploadedPdf({
  file,
  namelessLabel,
  onRemove,
}: {
  file: SavedFile;
  namelessLabel: string;
  onRemove(): void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={field.file}>
      <Icon name="file-text" />
      <span className={field.text}>
        <b>{file.name || namelessLabel}</b>
        {file.bytes > 0 ? <small>{formatBytes(file.bytes, locale)}</small> : null}
      </span>
      <StatusIcon kind="success" />
      <IconButton icon="x" label={t`Remove file`} onClick={onRemove} />
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Buoy } from '#ui/buoy/buoy.tsx';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SavedFile } from '../draft/saved-draft.ts';
import { useFaultWords } from '../fault-words.ts';
import { useUploadWords } from '../upload-words.ts';
import { useDappWords } from './use-dapp-words.ts';
import { fieldId } from '../flow/field-order.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import field from './audit-file-field.module.css';
import { isPassing } from '../upload/file-refusal.ts';
import { FileInput, useFilePicker } from '../upload/file-picker.tsx';
import { UploadProgress } from '../upload/upload-progress.tsx';
import { useFileDrop } from '../upload/use-file-drop.ts';

/** The audit report as a file, beside its link; it may stay empty. */
export function AuditFileField() {
  const { t } = useLingui();
  const words = useFaultWords();
  const uploadWords = useUploadWords();
  const { labels } = useDappWords(brand.name);
  const { draft, uploads, faultAt, setFile } = useDappFlow();
  const { state, start, retry, cancel } = uploads.audit;
  const picker = useFilePicker();
  const drop = useFileDrop(start);
  const fault = faultAt('audit_file');
  const error =
    state.kind === 'failed'
      ? uploadWords.report(state.trouble)
      : state.kind === 'idle' && fault
        ? words.sentence(fault)
        : undefined;
  const showsFile = state.kind === 'idle' && draft.audit !== null;

  return (
    <FieldGroup
      id={fieldId('audit_file')}
      legend={labels.audit_file}
      hint={showsFile ? undefined : t`Optional. PDF, 10 MB at most.`}
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
        ) : showsFile && draft.audit ? (
          <UploadedReport file={draft.audit} onRemove={() => setFile('audit', null)} />
        ) : (
          <div className={field.actions}>
            {state.kind === 'failed' && isPassing(state.trouble) ? (
              <Button size="small" icon="rotate-cw" onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            ) : null}
            <Button size="small" icon="upload" onClick={picker.open}>
              {state.kind === 'failed' ? <Trans>Choose another</Trans> : <Trans>Choose a PDF</Trans>}
            </Button>
            {state.kind === 'failed' ? (
              <Button size="small" variant="quiet" onClick={cancel}>
                <Trans>Send the link only</Trans>
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <FileInput input={picker.input} accept="application/pdf,.pdf" onFile={start} />
    </FieldGroup>
  );
}

function UploadedReport({ file, onRemove }: { file: SavedFile; onRemove(): void }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={field.file}>
      <Icon name="file-text" />
      <span className={field.text}>
        <b>{file.name || t`The report is with us`}</b>
        {file.bytes > 0 ? <small>{formatBytes(file.bytes, locale)}</small> : null}
      </span>
      <Buoy kind="cone" />
      <IconButton icon="x" label={t`Remove file`} onClick={onRemove} />
    </div>
  );
}

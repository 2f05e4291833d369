import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { FieldMessages } from '#ui/field/field-messages.tsx';
import { logoSource } from '../draft/logo-source.ts';
import { useIssueSentence } from '../use-issue-sentence.ts';
import { useUploadWords } from '#features/submission/uploads/view/upload-words.ts';
import { fieldId } from '../flow/field-order.ts';
import { useFlow } from '../flow/flow-context.ts';
import { FileInput, useFilePicker } from '#features/submission/uploads/view/file-picker.tsx';
import field from './logo-field.module.css';
import { isPassing } from '#features/submission/uploads/view/file-refusal.ts';
import { LogoGrounds } from '#features/submission/uploads/view/logo-grounds.tsx';
import { LogoTile } from '#features/submission/uploads/view/logo-tile.tsx';
import { UploadProgress } from '#features/submission/uploads/view/upload-progress.tsx';
import { useFileDrop } from '#features/submission/uploads/view/use-file-drop.ts';

/** What most browsers can decode; a part of it becomes a PNG. */
const readableTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/bmp';
/** A picture that was refused for these becomes right by being redrawn. */
const curable = new Set<string>(['animated', 'print-colors', 'bomb']);

/** The logo: dropped or chosen, checked immediately, cut to its square where it is larger, sent with progress. A refused file does not replace the one that is there. */
export function LogoField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const uploadWords = useUploadWords();
  const { draft, uploads, issueAt } = useFlow();
  const { state, start, sendPart, cancel } = uploads.icon;
  const picker = useFilePicker();
  const drop = useFileDrop(start);
  const file = draft.icon;
  const issue = issueAt('icon');
  const source = logoSource(draft);
  const tileState = state.kind === 'idle' ? (file ? 'done' : issue ? 'failed' : 'empty') : state.kind;
  const error =
    state.kind === 'failed'
      ? uploadWords.logo(state.error)
      : state.kind === 'idle' && issue
        ? sentenceOf(issue)
        : undefined;
  const heading =
    state.kind === 'idle'
      ? file
        ? file.name || t`Logo uploaded`
        : t`Drop a file, or choose one`
      : state.name;

  return (
    <FieldGroup id={fieldId('icon')} legend={t`Logo`} required requiredLabel={t`required`}>
      <div className={field.row} {...drop.handlers}>
        <LogoTile state={tileState} preview={source} isOver={drop.isOver} onClick={picker.open} />
        <div className={field.side}>
          <b className={field.name}>{heading}</b>
          <p className={field.hint} id="logo-rule">
            <Trans>
              400 × 400 px, JPG or PNG, 5 MB at most. Logos that copy another project are not approved.
            </Trans>
          </p>
          {state.kind === 'sending' ? (
            <UploadProgress name={state.name} share={state.share} onCancel={cancel} />
          ) : (
            <FieldMessages id="logo" error={error} />
          )}
          {state.kind === 'idle' && source !== null ? (
            <LogoGrounds>{() => <img src={source} alt="" width={48} height={48} />}</LogoGrounds>
          ) : null}
          {state.kind === 'sending' ? null : (
            <LogoActions onChoose={picker.open} hasError={error !== undefined} />
          )}
        </div>
      </div>
      <FileInput input={picker.input} accept={readableTypes} onFile={start} />
      {state.kind === 'cropping' ? (
        <state.Cropper key={state.name} file={state.file} onDone={sendPart} onCancel={cancel} />
      ) : null}
    </FieldGroup>
  );
}

/** Choose, replace, try again, redraw, keep or remove: whatever makes sense at the moment. */
function LogoActions({ onChoose, hasError }: { onChoose(): void; hasError: boolean }) {
  const { t } = useLingui();
  const { draft, uploads, setFile } = useFlow();
  const { state, retry, crop, cancel } = uploads.icon;
  const hasFile = draft.icon !== null;
  const error = state.kind === 'failed' ? state.error : undefined;
  return (
    <div className={field.actions}>
      {error && isPassing(error) ? (
        <Button size="small" icon="rotate-cw" onClick={retry} aria-describedby="logo-error">
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {error && curable.has(error.code) ? (
        <Button size="small" icon="pencil" onClick={crop} aria-describedby="logo-error">
          <Trans>Adjust this picture</Trans>
        </Button>
      ) : null}
      <Button
        size="small"
        icon={hasFile ? undefined : 'upload'}
        onClick={onChoose}
        aria-describedby={hasError ? 'logo-error logo-rule' : 'logo-rule'}
      >
        {hasFile
          ? t`Replace the logo`
          : hasError && state.kind === 'failed'
            ? t`Choose another`
            : t`Choose a logo`}
      </Button>
      {error && hasFile ? (
        <Button size="small" variant="quiet" onClick={cancel}>
          <Trans>Keep the previous one</Trans>
        </Button>
      ) : null}
      {hasFile && !error ? (
        <Button size="small" variant="quiet" onClick={() => setFile('icon', null)}>
          <Trans>Remove</Trans>
        </Button>
      ) : null}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { FieldMessages } from '#ui/field/field-messages.tsx';
import { logoSource } from '../draft/logo-source.ts';
import { useFaultWords, useUploadWords } from '../fault-words.ts';
import { useFieldWords } from '../field-words.ts';
import { fieldId } from '../flow/field-order.ts';
import { useFlow } from '../flow/flow-context.ts';
import { FileInput, useFilePicker } from './file-picker.tsx';
import field from './logo-field.module.css';
import { LogoTile } from './logo-tile.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** The logo: dropped or chosen, checked at once, sent with progress. A refused file does not replace the one that is there. */
export function LogoField() {
  const { t } = useLingui();
  const words = useFaultWords();
  const uploadWords = useUploadWords();
  const { labels } = useFieldWords(brand.name);
  const { draft, uploads, faultAt, setFile } = useFlow();
  const { state, start, cancel } = uploads.icon;
  const picker = useFilePicker();
  const drop = useFileDrop(start);
  const file = draft.icon;
  const fault = faultAt('icon');
  const tileState = state.kind === 'idle' ? (file ? 'done' : fault ? 'failed' : 'empty') : state.kind;
  const error =
    state.kind === 'failed'
      ? uploadWords.logo(state.trouble)
      : state.kind === 'idle' && fault
        ? words.sentence(fault)
        : undefined;
  const heading =
    state.kind === 'idle'
      ? file
        ? file.name || t`The logo is with us`
        : t`Drop a file, or choose one`
      : state.name;

  return (
    <FieldGroup id={fieldId('icon')} legend={labels.icon} required requiredLabel={t`required`}>
      <div className={field.row} {...drop.handlers}>
        <LogoTile state={tileState} preview={logoSource(draft)} isOver={drop.isOver} onClick={picker.open} />
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
          <div className={field.actions}>
            <Button
              size="small"
              icon={tileState === 'empty' ? 'upload' : undefined}
              onClick={picker.open}
              aria-describedby={error === undefined ? 'logo-rule' : 'logo-error logo-rule'}
            >
              {tileState === 'empty'
                ? t`Choose file`
                : tileState === 'failed'
                  ? t`Choose another`
                  : t`Replace`}
            </Button>
            {state.kind === 'failed' && file ? (
              <Button size="small" variant="quiet" onClick={cancel}>
                <Trans>Keep the one before</Trans>
              </Button>
            ) : null}
            {tileState === 'done' ? (
              <Button size="small" variant="quiet" onClick={() => setFile('icon', null)}>
                <Trans>Remove</Trans>
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <FileInput input={picker.input} accept="image/png,image/jpeg" onFile={start} />
    </FieldGroup>
  );
}

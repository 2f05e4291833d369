import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { FileInput, useFilePicker } from '#features/submission/uploads/view/file-picker.tsx';
import { useFileDrop } from '#features/submission/uploads/view/use-file-drop.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { formatChain } from '../../../model/chain-file/format-chain.ts';
import { chainTextMaxLength } from '../../../model/chain-file/check-chain-json.ts';
import { exampleChain } from '../../../model/chain-file/example-chain.ts';
import styles from './chain-file-field.module.css';

export interface ChainFileFieldProps {
  text: string;
  onText(text: string): void;
  hasErrors: boolean;
  error: ReactNode;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** One character more than is checked: enough to see that a file is too long. */
const read = (file: File) => file.slice(0, chainTextMaxLength + 1).text();

/** Input for pasting, dropping or choosing the file. */
export function ChainFileField({ text, onText, hasErrors, error, input }: ChainFileFieldProps) {
  const { t } = useLingui();
  const picker = useFilePicker();
  const take = (file: File) => void read(file).then(onText);
  const drop = useFileDrop(take);
  return (
    <div className={classNames(styles.zone, drop.isOver && styles.over)} {...drop.handlers}>
      <Field
        id="chain-file"
        label={<Trans>JSON of the chain</Trans>}
        error={error}
        hint={<Trans>The file stays on this device. Paste its text, or drop the file here.</Trans>}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={input}
            className={styles.text}
            rows={16}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            dir="ltr"
            aria-invalid={control['aria-invalid'] ?? (hasErrors || undefined)}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button size="small" icon="upload" onClick={picker.open}>
          <Trans>Choose a file</Trans>
        </Button>
        {text === '' ? (
          <Button size="small" variant="quiet" onClick={() => onText(formatChain(exampleChain))}>
            <Trans>Start with an example</Trans>
          </Button>
        ) : (
          <Button size="small" variant="quiet" onClick={() => onText('')} aria-label={t`Clear the text`}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      <FileInput input={picker.input} accept=".json,application/json" onFile={take} />
    </div>
  );
}

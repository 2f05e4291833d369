import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Note } from '#ui/note/note.tsx';
import { splitWords } from '../../model/list-words.ts';
import { wordLists } from '../../model/word-lists.ts';
import styles from './keys-file.module.css';
import { PaperNotes } from './paper-notes.tsx';
import type { Keys, ShownPhrase } from './use-keys.ts';

/** The words in their order, and the passphrase. */
export function PhraseSheet({ shown, keys }: { shown: ShownPhrase; keys: Keys }) {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="keys-words">
      <h2 id="keys-words">
        <Trans>Your recovery phrase</Trans>
      </h2>
      <ol className={styles.words} translate="no" lang={wordLists[shown.language].tag}>
        {splitWords(shown.phrase).map((word, at) => (
          <li key={at}>{word.normalize('NFC')}</li>
        ))}
      </ol>
      <PaperNotes hasPassphrase={keys.passphrase !== ''} />
      <Note title={<Trans>Write these words on paper, in this order.</Trans>}>
        <Trans>Anyone who has these words controls your accounts. Staff never ask for them.</Trans>
      </Note>
      <Field
        id="keys-passphrase"
        label={t`Passphrase`}
        optionalLabel={t`optional`}
        hint={t`Every passphrase leads to other addresses, and none is wrong. Without your passphrase, your words restore different accounts.`}
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles.mono}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={keys.passphrase}
            onChange={(event) => keys.setPassphrase(event.target.value)}
          />
        )}
      </Field>
    </section>
  );
}

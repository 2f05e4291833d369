import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import styles from './keys-file.module.css';
import { TypedWords } from './typed-words.tsx';
import type { Keys, WrongPhrase } from './use-keys.ts';

const fieldId = 'keys-phrase';

/** A phrase that exists already. */
export function EnterForm({ keys }: { keys: Keys }) {
  const { t } = useLingui();
  const wrongWords = useWrongWords();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<WrongPhrase | null>(null);
  return (
    <form
      className={styles.form}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = keys.enter(text);
        setWrong(found);
        if (found) document.getElementById(fieldId)?.focus();
      }}
    >
      <Field
        id={fieldId}
        label={t`Words of your recovery phrase`}
        hint={t`Enter 12 to 24 words in any BIP-39 language.`}
        error={wrong && wrongWords(wrong)}
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles.mono}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(null);
              keys.hide();
            }}
          />
        )}
      </Field>
      {keys.shown ? null : <TypedWords text={text} />}
      <Button type="submit" variant="primary">
        <Trans>Show addresses</Trans>
      </Button>
    </form>
  );
}

function useWrongWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return (wrong: WrongPhrase): string => {
    switch (wrong.result) {
      case 'empty':
        return t`Enter the words of your recovery phrase.`;
      case 'word-count': {
        const { count } = wrong;
        return t`A recovery phrase has 12, 15, 18, 21 or 24 words. Number of words entered: ${count}.`;
      }
      case 'checksum':
        return t`All words are in the list, but the checksum does not match. Check each word and their order.`;
      case 'unknown-words': {
        const [first, ...others] = wrong.words;
        if (!first) return '';
        if (others.length > 0) {
          const places = formatList(
            wrong.words.map(({ place, word }) => `${place}. ${word}`),
            locale,
          );
          return t`Not in the word list: ${places}. Each is marked below.`;
        }
        const { place, word } = first;
        const suggestions = formatList(first.suggestions, locale);
        return suggestions === ''
          ? t`Word ${place}, “${word}”, is in no word list. Check its spelling.`
          : t`Word ${place}, “${word}”, is not in the word list. Similar words: ${suggestions}.`;
      }
    }
  };
}

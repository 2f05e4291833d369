import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { diceBits, findRepetition, keepDice, type PhraseChoice } from '../../model/make-phrase.ts';
import {
  entropyBytes,
  wordCounts,
  wordListNames,
  wordLists,
  type WordCount,
  type WordListName,
} from '../../model/word-lists.ts';
import styles from './keys-file.module.css';
import type { Keys } from './use-keys.ts';

const lists = wordListNames.map((value) => ({ value, label: wordLists[value].name }));
const counts = wordCounts.map((count) => ({ value: `${count}`, label: `${count}` }));

/** Length and language of a new phrase, and dice. */
export function CreateForm({ keys }: { keys: Keys }) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<PhraseChoice>({ count: 12, language: 'english' });
  const [dice, setDice] = useState('');
  return (
    <form
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        keys.create(dice, choice);
      }}
    >
      <div className={styles.pair}>
        <Field id="keys-count" label={t`Number of words`}>
          {(control) => (
            <Select
              {...control}
              value={`${choice.count}`}
              options={counts}
              onChange={(event) => setChoice({ ...choice, count: Number(event.target.value) as WordCount })}
            />
          )}
        </Field>
        <Field id="keys-list" label={t`Word list`} hint={t`Every wallet can read English words.`}>
          {(control) => (
            <Select
              {...control}
              value={choice.language}
              options={lists}
              onChange={(event) => setChoice({ ...choice, language: event.target.value as WordListName })}
            />
          )}
        </Field>
      </div>
      <DiceField dice={dice} bitsNeeded={entropyBytes[choice.count] * 8} onChange={setDice} />
      <Button type="submit" variant="primary">
        <Trans>Create recovery phrase</Trans>
      </Button>
    </form>
  );
}

interface DiceFieldProps {
  dice: string;
  bitsNeeded: number;
  onChange: (dice: string) => void;
}

function DiceField({ dice, bitsNeeded, onChange }: DiceFieldProps) {
  const { t } = useLingui();
  const strengthWords = useStrengthWords();
  return (
    <>
      <Field
        id="keys-dice"
        label={t`Dice rolls`}
        optionalLabel={t`optional`}
        hint={t`Roll a real die and type the digits 1 to 6. They are mixed with this device’s randomness and cannot weaken it.`}
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles.mono}
            autoComplete="off"
            inputMode="numeric"
            spellCheck={false}
            value={dice}
            onChange={(event) => onChange(keepDice(event.target.value))}
          />
        )}
      </Field>
      <p className={styles.strength} role="status">
        {strengthWords(dice, bitsNeeded)}
      </p>
    </>
  );
}

/** What dice add, and why they may add nothing. */
function useStrengthWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return (dice: string, bitsNeeded: number): string => {
    const bits = formatDecimal(Math.floor(diceBits(dice)), 0, locale);
    const needed = formatDecimal(bitsNeeded, 0, locale);
    const repetition = findRepetition(dice);
    if (dice === '') return '';
    if (repetition === 'one-number')
      return t`The dice add ${bits} bits, because every roll shows the same number. This device’s randomness is used in any case.`;
    if (repetition === 'cycle')
      return t`The dice add ${bits} bits, because the same numbers repeat in the same order. This device’s randomness is used in any case.`;
    return t`The dice add ${bits} bits. A phrase of this length holds ${needed}.`;
  };
}

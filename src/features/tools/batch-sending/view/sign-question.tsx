import { useLingui } from '@lingui/react/macro';
import { Segmented } from '#ui/field/segmented.tsx';
import type { SignMeaning } from '../model/list/sign-meaning.ts';
import type { Batch } from './use-batch.ts';

/** Asks once what a point or comma means in amounts that can be read in two ways. */
export function SignQuestion({ batch: { judged, draft, change } }: { batch: Batch }) {
  const { t } = useLingui();
  if (judged.open === null) return null;
  const { line, typed, sign } = judged.open;
  return (
    <Segmented<SignMeaning>
      id="batch-sign"
      legend={
        sign === '.'
          ? t`Line ${line}: what does the point in ${typed} separate?`
          : t`Line ${line}: what does the comma in ${typed} separate?`
      }
      hint={t`Nothing else in the list makes it clear. Your answer applies to every line.`}
      value={draft.answer?.typed === typed ? draft.answer.meaning : ''}
      onChange={(meaning) => change({ answer: { typed, meaning } })}
      options={[
        { value: 'decimals', label: t`The decimals` },
        { value: 'thousands', label: t`The thousands` },
      ]}
    />
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { Difference } from './merge-facts.ts';

/** Where the form and the contract disagree: the field, and what each of them says. */
export function useDifferenceWords(): (difference: Difference) => string {
  const { t } = useLingui();
  const { kind } = useFlow();
  const labels = kind.useLabels();
  return ({ field, typed, read }) => {
    const label = labels[field] ?? field;
    if (field !== 'decimal') return t`${label}: the contract says “${read}”, the form says “${typed}”.`;
    const count = Number(read);
    return t`${plural(count, {
      one: `The contract says # decimal, the form says ${typed}.`,
      other: `The contract says # decimals, the form says ${typed}.`,
    })}`;
  };
}

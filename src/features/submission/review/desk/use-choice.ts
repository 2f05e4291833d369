import { keptKey, useKept } from '#features/submission/review-queue/desk/kept-value.ts';
import type { OfferedAction } from '../model/actions-for.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';

/** Which decision a person is making. */
export interface Choice {
  /** Undefined until one is chosen. */
  action: OfferedAction | undefined;
  choose: (name: OfferedAction['name']) => void;
  /** Chooses it; undefined where it is not offered. */
  chooserOf: (name: OfferedAction['name']) => (() => void) | undefined;
}

/** What a person chose about this version. Nothing is chosen in advance: a key that was meant for the item before decides nothing here. */
export function useChoice({ id, version, actions }: ReviewSubmission): Choice {
  const [kept, keep] = useKept<{ version: number; name: OfferedAction['name'] } | null>(
    keptKey(id, 'action'),
    null,
  );
  const chosen = kept?.version === version ? kept.name : undefined;
  const choose = (name: OfferedAction['name']) => keep({ version, name });
  return {
    action: actions.find(({ name }) => name === chosen),
    choose,
    chooserOf: (wanted) => (actions.some(({ name }) => name === wanted) ? () => choose(wanted) : undefined),
  };
}

import { useFlow } from '../flow/flow-context.ts';
import type { FormCompletion } from '../kind/form-completion.ts';

/** For parts of the completion itself, which are shown only when it is there. */
export function useCompletion(): FormCompletion {
  const completion = useFlow().kind.completion.current();
  if (!completion) throw new Error('A part of the completion is shown before it has arrived.');
  return completion;
}

import type { AskNode } from '#features/tools/approvals/model/reading/node-call.ts';

/** Asks as before, and remembers whether a request was refused as a whole because a share of requests is spent: then waiting helps, and asking again does not. */
export function watchShare(ask: AskNode): { ask: AskNode; isSpent(): boolean } {
  let isSpent = false;
  return {
    async ask(calls) {
      const answers = await ask(calls);
      isSpent = answers.length > 0 && answers.every((answer) => !answer.ok && answer.reason === 'rate');
      return answers;
    },
    isSpent: () => isSpent,
  };
}

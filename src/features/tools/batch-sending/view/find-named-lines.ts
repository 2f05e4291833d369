import type { Dispatch, SetStateAction } from 'react';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import type { Draft } from '../model/draft.ts';
import { learnNames, nameKey, type NameAnswer, type NameAnswers } from '../model/names/known-names.ts';
import type { NameBook } from '../model/names/settle-names.ts';
import type { SendNetwork } from '../model/send-network.ts';
import { watchShare } from '../model/sending/watch-share.ts';
import { fetchedLookUp } from './fetched-look-up.ts';
import type { DraftJudgement } from './use-judgement.ts';

/** Looks names up on the chain that has them. Never rejects. */
async function lookUp(
  typed: readonly string[],
  source: ReadNetwork,
  network: SendNetwork,
): Promise<NameAnswers> {
  const { ask, isSpent } = watchShare(askThroughSite(source.key));
  const keyed = (answers: Iterable<readonly [string, NameAnswer]>) =>
    new Map([...answers].map(([name, answer]) => [nameKey(network.key, name), answer]));
  try {
    const { lookUpNames } = await fetchedLookUp.fetch();
    const { chainId } = source;
    return keyed(await lookUpNames(typed, { ask, isSpent, chainId }, network.chainId));
  } catch {
    return keyed(typed.map((name): [string, NameAnswer] => [name, { kind: 'name-unread' }]));
  }
}

interface NamedLinesTerms {
  /** Null where no names can be looked up. */
  names: ReadNetwork | null;
  network: SendNetwork;
  judgement: DraftJudgement;
  setDraft: Dispatch<SetStateAction<Draft>>;
}

type NamedLines = Pick<DraftJudgement, 'recipients' | 'leftOut'>;

/** Why the lines cannot be tried: `fault`: a name has no address, or another one than before. */
type NamesStop = 'unread' | 'spent' | 'fault';

function delayOf(answers: NameAnswers): NamesStop | null {
  const kinds = new Set([...answers.values()].map(({ kind }) => kind));
  if (kinds.has('name-spent')) return 'spent';
  return kinds.has('name-unread') ? 'unread' : null;
}

/**
 * The lines of a draft with the addresses of their names, all of which are looked up again for each trial: what is tried and signed after it
 * are addresses. @returns undefined when it was stopped
 */
export async function findNamedLines(
  { names, network, judgement, setDraft }: NamedLinesTerms,
  signal: AbortSignal,
): Promise<NamedLines | NamesStop | undefined> {
  const { recipients, leftOut, book, judged } = judgement;
  const typed = judgement.toLookUp();
  if (names === null || book === null || typed.length === 0) return { recipients, leftOut };
  const answers = await lookUp(typed, names, network);
  if (signal.aborted) return undefined;
  const next: NameBook = {
    network: book.network,
    known: learnNames(book.known, answers),
    answers: new Map([...book.answers, ...answers]),
  };
  judgement.setAnswers(next.answers);
  setDraft((now) => ({ ...now, names: learnNames(now.names, answers) }));
  const found = judgement.judgeWith(next);
  const hasNewFault = found.judged.faults.length > judged.faults.length;
  // Leaving these lines out is another decision than leaving the earlier ones out.
  if (hasNewFault) setDraft((now) => ({ ...now, leavesOut: false }));
  const delay = delayOf(answers);
  if (delay !== null || hasNewFault) return delay ?? 'fault';
  return { recipients: found.recipients, leftOut: found.leftOut };
}

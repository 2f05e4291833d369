import * as v from 'valibot';
import type { Outcome, Why } from './check.ts';
import type { Judged } from './judge-route.ts';

/** What a repository of sources said about a contract, where it said anything. */
export type SourceAnswer = { reachable: true; status: number; text: string } | { reachable: false };

/**
 * What is used of `GET /v2/contract/{chainId}/{address}`, https://docs.sourcify.dev/docs/api/: how the compiled source compares with the code on the
 * chain, and what that code was. `creationMatch` is about the code that created the contract, so it is left out.
 */
const contractSchema = v.object({
  runtimeMatch: v.nullable(v.picklist(['exact_match', 'match'])),
  runtimeBytecode: v.nullish(v.object({ onchainBytecode: v.nullish(v.string()) })),
});
/** About a chain that the repository does not have. */
const unsupportedSchema = v.pipe(
  v.object({ customCode: v.literal('unsupported_chain') }),
  v.transform(() => ({ runtimeMatch: null, runtimeBytecode: null })),
);
const answerSchema = v.union([contractSchema, unsupportedSchema]);
type Contract = v.InferOutput<typeof answerSchema>;

const whyOf = { exact_match: 'source-matches-exactly', match: 'source-matches' } as const;
const found = 200;
/** Also the status of a path that is not the API's; then there is no such JSON. */
const notFound = 404;

const judged = (outcome: Outcome, why: Why): Judged => ({ id: 'source', outcome, why, params: {} });

function parseContract(text: string): Contract | undefined {
  try {
    const parsed = v.safeParse(answerSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Judges the answer of a repository about the code that runs; no answer throws. A source that the repository does not have is no caution: many good
 * tokens were never sent to this one, and the other checks see what the code does.
 * @param code that our own node returns; a repository that compared another one says nothing about it
 */
export function judgeSource(answer: SourceAnswer, code: string): Judged {
  const failed = judged('not-determined', 'repository-failed');
  if (!answer.reachable || (answer.status !== found && answer.status !== notFound)) return failed;
  const contract = parseContract(answer.text);
  if (!contract) return failed;
  const { runtimeMatch, runtimeBytecode } = contract;
  if (runtimeMatch === null) return judged('not-determined', 'no-matching-source');
  const compared = runtimeBytecode?.onchainBytecode;
  if (answer.status === notFound || !compared) return failed;
  return compared.toLowerCase() === code.toLowerCase()
    ? judged('passed', whyOf[runtimeMatch])
    : judged('not-determined', 'other-code-compared');
}

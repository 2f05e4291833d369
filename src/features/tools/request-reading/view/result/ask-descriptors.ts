import type { Hex } from 'viem';
import type { DescriptorAnswer } from '#features/store/clear-signing/model/descriptor-answer.ts';
import { parseDescriptor } from '#features/store/clear-signing/model/parse-descriptor.ts';
import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import {
  contractsMax,
  describedContracts,
  type KnownDescriptor,
} from '../../model/described/describe-request.ts';
import type { RequestReading } from '../../model/request.ts';

const longestMs = 10_000;

/** What this site knows about the contracts of a request. */
export interface DescriptorAnswers {
  known: readonly KnownDescriptor[];
  /** Some answers did not come. */
  hasFailed: boolean;
}

/** Files that this version cannot read are left out: the request then says what it says itself. */
function readAnswer(contract: Hex, { descriptors, tokens }: DescriptorAnswer): KnownDescriptor[] {
  const byAddress = new Map(tokens.map(({ address, ...token }) => [address, token]));
  return descriptors.flatMap((text) => {
    const read = parseDescriptor(text);
    return 'issue' in read ? [] : [{ contract, descriptor: read.descriptor, tokens: byAddress }];
  });
}

/** @throws where the answer does not come */
async function askOne(chainId: bigint, contract: Hex, signal: AbortSignal): Promise<KnownDescriptor[]> {
  const response = await fetch(apiAddress(`/api/tools/descriptors/${chainId}/${contract}`), {
    signal: timeoutSignal(signal, longestMs),
  });
  if (!response.ok) throw new Error(`The descriptions were answered with ${response.status}.`);
  const { data } = (await response.json()) as { data: DescriptorAnswer };
  return readAnswer(contract, data);
}

/**
 * Asks this site how the contracts of a request are described, and those that described calls call in turn; it never rejects. The chain and
 * the addresses of the contracts are all that is sent.
 * @param signal ends it
 */
export async function askDescriptors(
  reading: RequestReading,
  signal: AbortSignal,
): Promise<DescriptorAnswers> {
  const asked = new Set<Hex>();
  let known: readonly KnownDescriptor[] = [];
  for (;;) {
    const question = describedContracts(reading, known);
    const next = (question?.contracts ?? [])
      .filter((contract) => !asked.has(contract))
      .slice(0, contractsMax - asked.size);
    if (!question || next.length === 0) return { known, hasFailed: false };
    for (const contract of next) asked.add(contract);
    try {
      const answers = await Promise.all(next.map((contract) => askOne(question.chainId, contract, signal)));
      known = [...known, ...answers.flat()];
    } catch {
      return { known, hasFailed: true };
    }
  }
}

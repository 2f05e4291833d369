import type { Hex } from 'viem';
import type { DescriptorAnswer } from '#features/store/clear-signing/model/descriptor-answer.ts';
import { parseDescriptor } from '#features/store/clear-signing/model/parse-descriptor.ts';
import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import type { KnownDescriptor } from '../../model/described/describe-request.ts';

const longestMs = 10_000;

/** Files that this version cannot read are left out: the request then says what it says itself. */
function readAnswer(contract: Hex, { descriptors, tokens }: DescriptorAnswer): KnownDescriptor[] {
  const byAddress = new Map(tokens.map(({ address, ...token }) => [address, token]));
  return descriptors.flatMap((text) => {
    const read = parseDescriptor(text);
    return 'issue' in read ? [] : [{ contract, descriptor: read.descriptor, tokens: byAddress }];
  });
}

/**
 * Asks this site how contracts are described; it never rejects. The chain and the contract's address are all that is sent.
 * @param signal ends it
 * @returns null where the answers did not come
 */
export async function askDescriptors(
  { chainId, contracts }: { chainId: bigint; contracts: readonly Hex[] },
  signal: AbortSignal,
): Promise<readonly KnownDescriptor[] | null> {
  const ask = async (contract: Hex): Promise<KnownDescriptor[]> => {
    const response = await fetch(apiAddress(`/api/tools/descriptors/${chainId}/${contract}`), {
      signal: timeoutSignal(signal, longestMs),
    });
    if (!response.ok) throw new Error(`The descriptions were answered with ${response.status}.`);
    const { data } = (await response.json()) as { data: DescriptorAnswer };
    return readAnswer(contract, data);
  };
  try {
    return (await Promise.all(contracts.map(ask))).flat();
  } catch {
    return null;
  }
}

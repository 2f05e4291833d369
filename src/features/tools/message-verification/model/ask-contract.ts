import {
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  parseAbi,
  type Hex,
} from 'viem';
import {
  askAll,
  type AskNode,
  type NodeAnswer,
  type NodeCall,
} from '#features/tools/approvals/model/reading/node-call.ts';
import type { MessageHash, TextReading } from './message-hashes.ts';

/**
 * What a contract said about a message: `valid` with the reading that it accepts, `invalid` when it accepts none, `not-determined` where the
 * network gave no answer that could be used.
 */
export type ContractAnswer =
  { result: 'valid'; reading: TextReading } | { result: 'invalid' | 'no-contract' | 'not-determined' };

export interface ContractQuestion {
  ask: AskNode;
  chainId: number;
  address: Hex;
  /** One of each way in which the message may have been signed. */
  hashes: readonly MessageHash[];
  signature: Hex;
  /** The signature carries the wallet's deployment (ERC-6492). */
  isWrapped: boolean;
}

const erc1271Abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4 magicValue)',
]);
/** https://eips.ethereum.org/EIPS/eip-1271: the only answer that means yes, with nothing but zeros behind it. */
const magicValue = `0x1626ba7e${'0'.repeat(56)}`;

const isReverted = (answer: NodeAnswer) => !answer.ok && answer.reason === 'reverted';
const latest = 'latest';

function callOf({ address, signature, isWrapped }: ContractQuestion, hash: Hex): NodeCall {
  if (!isWrapped) {
    const data = encodeFunctionData({
      abi: erc1271Abi,
      functionName: 'isValidSignature',
      args: [hash, signature],
    });
    return { method: 'eth_call', params: [{ to: address, data }, latest] };
  }
  // The reference validator of ERC-6492 runs as if it were being deployed; nothing is sent to the chain.
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hash, signature],
  });
  return { method: 'eth_call', params: [{ data }, latest] };
}

/** What a contract said about one hash; undefined where the answer cannot be used. */
function accepts(said: NodeAnswer | undefined, isWrapped: boolean): boolean | undefined {
  // A contract that refuses to answer has not accepted the signature.
  if (said && isReverted(said)) return false;
  if (!said?.ok || typeof said.result !== 'string') return undefined;
  return isWrapped ? /^0x0*1$/.test(said.result) : said.result.toLowerCase() === magicValue;
}

/** Asks a contract wallet whether it accepts a signature, for each reading of the message. Never rejects, and an outage is never taken for a no. */
export async function askContract(question: ContractQuestion): Promise<ContractAnswer> {
  const { ask, chainId, address, hashes, isWrapped } = question;
  const [chain, code, ...said] = await askAll(ask, [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getCode', params: [address, latest] },
    ...hashes.map(({ hash }) => callOf(question, hash)),
  ]);
  if (!chain?.ok || Number(chain.result) !== chainId) return { result: 'not-determined' };
  if (!code?.ok || typeof code.result !== 'string') return { result: 'not-determined' };
  if (!isWrapped && /^0x0*$/.test(code.result)) return { result: 'no-contract' };
  const accepted = hashes.map(({ reading }, index) => ({ reading, isYes: accepts(said[index], isWrapped) }));
  const yes = accepted.find(({ isYes }) => isYes);
  if (yes) return { result: 'valid', reading: yes.reading };
  return { result: accepted.every(({ isYes }) => isYes === false) ? 'invalid' : 'not-determined' };
}

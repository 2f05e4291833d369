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
} from '#features/approvals/model/reading/node-call.ts';

/** What a contract said; `not-determined` where the network gave no answer that could be used. */
export type ContractAnswer = 'valid' | 'invalid' | 'no-contract' | 'not-determined';

export interface ContractQuestion {
  ask: AskNode;
  chainId: number;
  address: Hex;
  hash: Hex;
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

function callOf({ address, hash, signature, isWrapped }: ContractQuestion): NodeCall {
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

/** Asks a contract wallet whether it accepts a signature. Never rejects, and an outage is never taken for a no. */
export async function askContract(question: ContractQuestion): Promise<ContractAnswer> {
  const { ask, chainId, address, isWrapped } = question;
  const [chain, code, said] = (await askAll(ask, [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getCode', params: [address, latest] },
    callOf(question),
  ])) as [NodeAnswer, NodeAnswer, NodeAnswer];
  if (!chain.ok || Number(chain.result) !== chainId) return 'not-determined';
  if (!code.ok || typeof code.result !== 'string') return 'not-determined';
  if (!isWrapped && /^0x0*$/.test(code.result)) return 'no-contract';
  // A contract that refuses to answer has not accepted the signature.
  if (isReverted(said)) return 'invalid';
  if (!said.ok || typeof said.result !== 'string') return 'not-determined';
  const yes = isWrapped ? /^0x0*1$/.test(said.result) : said.result.toLowerCase() === magicValue;
  return yes ? 'valid' : 'invalid';
}

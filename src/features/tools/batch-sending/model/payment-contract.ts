import { encodeFunctionData, erc20Abi, parseAbi, type Hex } from 'viem';
import type { Asset } from './asset.ts';
import type { Recipient } from './list/parse-recipients.ts';

/** contracts/BatchPayment.sol. */
export const paymentAbi = parseAbi([
  'function marks(address payer, bytes32 list, uint256 firstWord, uint256 count) view returns (uint256[])',
  'function payCoins(bytes32 list, uint256[] rows, uint256[] amounts) payable',
  'function payTokens(bytes32 list, address token, uint256[] rows, uint256[] amounts)',
]);

/** Hash of the contract's code as every chain has it; a contract with other code is not used. */
export const paymentCodeHash: Hex = '0xfac661194b1fb39a3ddbb5206d28efbed77d523990ec5ba10554ab540654344d';

/** Topic of `Paid(address indexed payer, bytes32 indexed list, uint256 word, uint256 bits)`. */
export const paidTopic: Hex = '0x7dc81a0afb00b911fbad422240ef328d156f6987418de9409c07ce0caf5d3fde';

/** Rows whose marks are one word in the contract. */
export const rowsPerWord = 256;

/** A line that could be read, with its place among these lines, from 0: the index under which the contract marks it. */
export interface ListedRow extends Recipient {
  index: number;
}

/** A call of a contract or account, with the coins that go along. */
export interface PaymentCall {
  to: Hex;
  data: Hex;
  value: bigint;
}

export const totalOf = (rows: readonly Pick<Recipient, 'amount'>[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0n);

const recipientBits = 160n;

/** A row as the contract takes it: its index above its recipient. */
const wordOf = ({ index, address }: ListedRow) => (BigInt(index) << recipientBits) | BigInt(address);

/** Indexes whose bits are set in a word of marks. */
export const indexesIn = (word: number, bits: bigint): number[] =>
  Array.from({ length: rowsPerWord }, (_, bit) => bit)
    .filter((bit) => ((bits >> BigInt(bit)) & 1n) === 1n)
    .map((bit) => word * rowsPerWord + bit);

/** The call that pays all of these rows of a list or none. */
export function paymentCall(
  { id, asset, contract }: { id: Hex; asset: Asset; contract: Hex },
  rows: readonly ListedRow[],
): PaymentCall {
  const words = rows.map(wordOf);
  const amounts = rows.map(({ amount }) => amount);
  if (asset.kind === 'coin') {
    const args = [id, words, amounts] as const;
    const data = encodeFunctionData({ abi: paymentAbi, functionName: 'payCoins', args });
    return { to: contract, data, value: totalOf(rows) };
  }
  const args = [id, asset.token, words, amounts] as const;
  const data = encodeFunctionData({ abi: paymentAbi, functionName: 'payTokens', args });
  return { to: contract, data, value: 0n };
}

/** The payment of one row on its own, as its trial makes it. */
export function transferCall(asset: Asset, { address, amount }: Recipient): PaymentCall {
  if (asset.kind === 'coin') return { to: address, data: '0x', value: amount };
  const args = [address, amount] as const;
  return {
    to: asset.token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
    value: 0n,
  };
}

/** Allows the contract to take exactly this much of a token. */
export const approvalCall = (token: Hex, contract: Hex, amount: bigint): PaymentCall => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contract, amount] }),
  value: 0n,
});

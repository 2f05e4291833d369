import { encodeFunctionData, erc20Abi, parseAbi, type Hex } from 'viem';
import type { Asset } from './asset.ts';
import type { Recipient } from './list/parse-recipients.ts';

/** contracts/BatchPayment.sol. */
export const paymentAbi = parseAbi([
  'function isPaid(address payer, bytes32 id) view returns (bool)',
  'function payCoins(bytes32 id, address[] recipients, uint256[] amounts) payable',
  'function payTokens(bytes32 id, address token, address[] recipients, uint256[] amounts)',
]);

/** Hash of the contract's code as every chain has it; a contract with other code is not used. */
export const paymentCodeHash: Hex = '0x19b34bd9bf93c3b09c28784a86abbee35a2c18e82cba6cb325e4eb81a2961dce';

/** Topic of `Paid(address indexed payer, bytes32 indexed id)`. */
export const paidTopic: Hex = '0x88c9994e0582236ce5163e0506e5fc65fbfecfb16e117d612a59dbc665a18290';

/** A call of a contract or account, with the coins that go along. */
export interface PaymentCall {
  to: Hex;
  data: Hex;
  value: bigint;
}

export const totalOf = (rows: readonly Pick<Recipient, 'amount'>[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0n);

/** The call that pays all rows of a chunk or none. */
export function paymentCall(
  { asset, contract }: { asset: Asset; contract: Hex },
  { id, rows }: { id: Hex; rows: readonly Recipient[] },
): PaymentCall {
  const recipients = rows.map(({ address }) => address);
  const amounts = rows.map(({ amount }) => amount);
  if (asset.kind === 'coin') {
    const args = [id, recipients, amounts] as const;
    const data = encodeFunctionData({ abi: paymentAbi, functionName: 'payCoins', args });
    return { to: contract, data, value: totalOf(rows) };
  }
  const args = [id, asset.token, recipients, amounts] as const;
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

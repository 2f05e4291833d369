import { AppError } from '#lib/app-error.ts';
import { compileContracts } from './compile-contracts.ts';
import { devDeployer, devFaucet, devTokenContract } from './dev-accounts.ts';
import type { DevTransactions } from './dev-transactions.ts';

/** Ten million tokens: fifty thousand demonstrations. */
const faucetUnits = 10_000_000n * 10n ** 18n;

/** Puts the product token at its known address and tokens into the faucet; does nothing where both are there already. */
export async function deployToken(transactions: DevTransactions): Promise<void> {
  const code = await transactions.call<string>('eth_getCode', [devTokenContract, 'latest']);
  if (code !== '0x') return;
  const { TideportToken } = await compileContracts();
  const deployment = await transactions.send({ from: devDeployer, data: TideportToken!.bytecode });
  const { contractAddress } = await transactions.getReceipt(deployment);
  if (contractAddress?.toLowerCase() !== devTokenContract.toLowerCase()) {
    throw new AppError(
      'internal',
      'The development chain has another first contract than the token. Remove its state file to begin anew.',
    );
  }
  const funding = { token: devTokenContract, from: devDeployer, to: devFaucet, units: faucetUnits };
  await transactions.getReceipt(await transactions.sendToken(funding));
}

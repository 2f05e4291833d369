import { AppError } from '#lib/app-error.ts';
import { compileContracts } from './compile-contracts.ts';
import { devDeployer, devFaucet, devTokenContract } from './dev-accounts.ts';
import type { DevTransactions } from './dev-transactions.ts';

/** Ten million tokens: enough for fifty thousand demonstrations. */
const faucetUnits = 10_000_000n * 10n ** 18n;

/** Deploys the product token at its known address and funds the faucet; does nothing where both are done. */
export async function deployToken(transactions: DevTransactions): Promise<void> {
  const code = await transactions.call<string>('eth_getCode', [devTokenContract, 'latest']);
  if (code !== '0x') return;
  const { TideportToken } = await compileContracts();
  const deployment = await transactions.send({ from: devDeployer, data: TideportToken!.bytecode });
  const { contractAddress } = await transactions.getReceipt(deployment);
  if (contractAddress?.toLowerCase() !== devTokenContract.toLowerCase()) {
    throw new AppError(
      'internal',
      'The first contract on the development chain is not the token. Remove its state file to start over.',
    );
  }
  const funding = { token: devTokenContract, from: devDeployer, to: devFaucet, units: faucetUnits };
  await transactions.getReceipt(await transactions.sendToken(funding));
}

import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AppError } from '#lib/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { deploymentOf, readBatchBuild } from './batch-build.ts';
import { compileContracts } from './compile-contracts.ts';
import { devBatchContract, devDeployer, devFaucet, devReceiver, devTokenContract } from './dev-accounts.ts';
import { createDevTransactions, type DevTransactions } from './dev-transactions.ts';
import { endLeftoverAnvil } from './leftover-anvil.ts';
import { startAnvil, type Anvil, type AnvilOptions } from './start-anvil.ts';

export interface DevChainOptions {
  /** On 127.0.0.1; defaults to a free one. */
  port?: number;
  /** Where the chain is stored between starts; without it, the chain is gone when it stops. */
  stateFile?: string;
  log: Log;
}

/** A real EVM node for development, demonstrations and tests, with the product token on it. */
export interface DevChain {
  rpcUrl: string;
  transactions: DevTransactions;
  /**
   * Sends product tokens from the faucet; returns the hash once it is mined. The receiver defaults to the
   * demonstration brand's.
   */
  payDonation(payment: { amountUnits: bigint; receivingAddress?: string }): Promise<string>;
  stop(): Promise<void>;
}

/** Ten million tokens: enough for fifty thousand demonstrations. */
const faucetUnits = 10_000_000n * 10n ** 18n;

/** Deploys the product token at its known address and funds the faucet; does nothing where both are done. */
async function deployToken(transactions: DevTransactions): Promise<void> {
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

/** Deploys the contract of the batch sender where it is on every chain; does nothing where it is there. */
async function deployBatchPayment(transactions: DevTransactions): Promise<void> {
  const code = await transactions.call<string>('eth_getCode', [devBatchContract, 'latest']);
  if (code !== '0x') return;
  const { to, data } = deploymentOf(await readBatchBuild());
  await transactions.getReceipt(await transactions.send({ from: devDeployer, to, data }));
  if ((await transactions.call<string>('eth_getCode', [devBatchContract, 'latest'])) === '0x')
    throw new AppError(
      'internal',
      'The address of BatchPayment in dev-accounts.ts is not that of its build.',
    );
}

/**
 * Starts Anvil and deploys the token at the address that the demonstration brand names. The node ends with
 * this process. The process ids are in `<stateFile>.pid`, so that the next start can find and end a leftover
 * node.
 */
export async function startDevChain({ port, stateFile, log }: DevChainOptions): Promise<DevChain> {
  const temporaryDir = stateFile === undefined ? mkdtempSync(join(tmpdir(), 'dev-chain-')) : undefined;
  const file = resolve(stateFile ?? join(temporaryDir!, 'state.json'));
  let anvil: Anvil | undefined;
  const stop = async () => {
    await anvil?.stop();
    if (temporaryDir) rmSync(temporaryDir, { recursive: true, force: true });
  };
  try {
    const options = { port, stateFile: file, pidFile: `${file}.pid` };
    await endLeftoverAnvil({ ...options, log });
    anvil = await startOnState(options, log);
    const transactions = createDevTransactions(anvil.rpcUrl);
    await deployToken(transactions);
    await deployBatchPayment(transactions);
    return { rpcUrl: anvil.rpcUrl, transactions, payDonation: payFromFaucet(transactions), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function payFromFaucet(transactions: DevTransactions): DevChain['payDonation'] {
  return async ({ amountUnits, receivingAddress = devReceiver }) => {
    const transfer = { token: devTokenContract, from: devFaucet, to: receivingAddress, units: amountUnits };
    const hash = await transactions.sendToken(transfer);
    await transactions.getReceipt(hash);
    return hash;
  };
}

/** A state file truncated while writing must not block development: it is moved aside. */
async function startOnState(options: AnvilOptions, log: Log): Promise<Anvil> {
  try {
    return await startAnvil(options);
  } catch (error) {
    const isPortTaken = error instanceof Error && /address (?:already )?in use/i.test(error.message);
    if (isPortTaken || !existsSync(options.stateFile)) throw error;
    const aside = `${options.stateFile}.broken`;
    renameSync(options.stateFile, aside);
    log.warn({ error, aside }, 'the state of the development chain cannot be read; starting a new chain');
    return startAnvil(options);
  }
}

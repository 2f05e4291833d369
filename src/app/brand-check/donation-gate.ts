import type { Brand } from '#features/brand/model/brand-schema.ts';
import { nameBrandFile } from '#features/brand/server/brand-folder.ts';
import type { Submissions } from '#features/submissions/server/submissions.ts';
import { AppError } from '#lib/app-error.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { SettingsError } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';

/** An endpoint that is down is checked again at most this often, however many people wait for an amount. */
const againMs = 10_000;

/** `down`: the endpoint does not answer, so nothing is known. */
type Inspection = { kind: 'right' } | { kind: 'wrong'; problem: string } | { kind: 'down' };

export interface DonationGateOptions {
  brand: Brand;
  /** The endpoint of CHAIN_RPC_URL. */
  chain: ChainReader;
  log: Log;
  now: () => Date;
}

/** Does the chain agree with the brand about the token? The amounts that people send are computed with its decimals. */
async function inspect({ brand, chain }: DonationGateOptions): Promise<Inspection> {
  const { donation, token } = brand;
  const served = await chain.getChainId();
  if (!served.ok) return { kind: 'down' };
  const wrong = (problem: string): Inspection => ({
    kind: 'wrong',
    problem: `${nameBrandFile('brand.ts')}: ${problem}`,
  });
  if (served.value !== donation.chainId)
    return wrong(`donation.chainId is ${donation.chainId}, but CHAIN_RPC_URL serves chain ${served.value}.`);
  const read = await chain.readToken({ address: donation.tokenContract });
  if (!read.ok) return { kind: 'down' };
  if (!read.value)
    return wrong(`donation.tokenContract ${donation.tokenContract} is no contract on chain ${served.value}.`);
  const { decimals, symbol } = read.value;
  if (decimals !== donation.tokenDecimals)
    return wrong(`donation.tokenDecimals is ${donation.tokenDecimals}, but the contract says ${decimals}.`);
  if (symbol !== token.symbol)
    return wrong(`token.symbol is "${token.symbol}", but the contract says "${symbol}".`);
  return { kind: 'right' };
}

/** A contract may be a wallet of several signers, or may be unable to send anything on: only its owner knows. */
async function warnOfContract({ brand, chain, log }: DonationGateOptions): Promise<void> {
  const code = await chain.getCode(brand.donation.receivingAddress);
  if (code.ok && code.value !== null && !code.value.startsWith('0xef0100'))
    log.warn('donation.receivingAddress is a contract: make sure that it can send tokens on');
}

export interface DonationGate {
  /** @throws AppError unavailable while the token could not be verified on the chain */
  require(): Promise<void>;
  /** Whether the token was verified. */
  isOpen(): boolean;
}

/**
 * Verifies the donation token on the chain at the start.
 * What disagrees stops the start. An endpoint that is down does not: the portal works, and only amounts to donate are refused until
 * the chain has been read.
 * @throws SettingsError naming the field that the chain contradicts
 */
export async function openDonationGate(options: DonationGateOptions): Promise<DonationGate> {
  const { log, now } = options;
  let isOpen = false;
  let checkedAtMs = now().getTime();
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const inspection = await inspect(options);
    if (inspection.kind === 'wrong') throw new SettingsError(inspection.problem);
    isOpen = inspection.kind === 'right';
    if (isOpen) await warnOfContract(options);
  }
  await ask();
  if (!isOpen)
    log.warn('the donation token could not be verified on the chain; no amounts are shown until it is');

  async function askAgain(): Promise<void> {
    if (now().getTime() - checkedAtMs < againMs) return;
    checkedAtMs = now().getTime();
    try {
      await ask();
    } catch (error) {
      log.error({ error }, 'the chain contradicts the brand; donations stay closed');
    }
  }
  return {
    isOpen: () => isOpen,
    async require() {
      if (isOpen) return;
      asking ??= askAgain().finally(() => {
        asking = undefined;
      });
      await asking;
      if (!isOpen)
        throw new AppError('unavailable', 'Donations are closed for the moment. Try again in a minute.');
    },
  };
}

/** Submissions that give no amount to donate before the token is verified. */
export function withDonationGate(submissions: Submissions, gate: DonationGate): Submissions {
  return {
    ...submissions,
    async quote(...request) {
      await gate.require();
      return submissions.quote(...request);
    },
  };
}

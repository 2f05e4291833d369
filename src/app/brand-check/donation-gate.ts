import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { nameBrandFile } from '#features/core/brand/server/brand-folder.ts';
import type { DonationState } from '#features/team/setup/server/list-setup-steps.ts';
import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import { AppError } from '#lib/app-error.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { Log } from '#platform/log/log.ts';

/** An endpoint that is down is checked again at most this often, however many people wait for an amount. */
const againMs = 10_000;

/** Of an endpoint that is configured; `unread`: it does not answer, so nothing is known. */
type Inspection = Exclude<DonationState, { kind: 'by-hand' }>;

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
  if (!served.ok) return { kind: 'unread' };
  const wrong = (problem: string): Inspection => ({
    kind: 'contradicted',
    problem: `${nameBrandFile('brand.json')}: ${problem}`,
  });
  if (served.value !== donation.chainId)
    return wrong(`donation.chainId is ${donation.chainId}, but CHAIN_RPC_URL serves chain ${served.value}.`);
  const read = await chain.readToken({ address: donation.tokenContract });
  if (!read.ok) return { kind: 'unread' };
  if (!read.value)
    return wrong(`donation.tokenContract ${donation.tokenContract} is no contract on chain ${served.value}.`);
  const { decimals, symbol } = read.value;
  if (decimals !== donation.tokenDecimals)
    return wrong(`donation.tokenDecimals is ${donation.tokenDecimals}, but the contract says ${decimals}.`);
  if (symbol !== token.symbol)
    return wrong(`token.symbol is "${token.symbol}", but the contract says "${symbol}".`);
  return { kind: 'verified' };
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
  /** What the chain has said. */
  read(): Inspection;
}

/**
 * Verifies the donation token on the chain, beginning now. The portal starts without waiting, and works whatever the chain says: only
 * amounts to donate are refused until the chain was read and agrees with the brand.
 */
export function openDonationGate(options: DonationGateOptions): DonationGate {
  const { log, now } = options;
  let read: Inspection = { kind: 'unread' };
  let checkedAtMs = now().getTime();
  const isVerified = () => read.kind === 'verified';

  async function ask(): Promise<void> {
    read = await inspect(options);
    if (read.kind === 'contradicted')
      log.error({ problem: read.problem }, 'the chain contradicts the brand; donations stay closed');
    if (read.kind === 'unread')
      log.warn({}, 'the donation token could not be verified on the chain; no amounts are shown until it is');
    if (isVerified()) await warnOfContract(options);
  }
  const begin = () =>
    ask()
      .catch((error: unknown) => log.error({ error }, 'the donation token could not be verified'))
      .finally(() => {
        asking = undefined;
      });
  let asking: Promise<void> | undefined = begin();

  return {
    read: () => read,
    async require() {
      if (isVerified()) return;
      if (!asking && now().getTime() - checkedAtMs >= againMs) {
        checkedAtMs = now().getTime();
        asking = begin();
      }
      await asking;
      if (!isVerified())
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

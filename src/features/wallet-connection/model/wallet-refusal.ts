/**
 * Why a wallet did not do what was requested. `declined`: the person said no. `chain-missing`: the wallet
 * does not know the network. `chain-other`: it stayed on another network. `busy`: a request is already open
 * in the wallet. `no-account`: it shared none. `unsupported`: the wallet does not know the method.
 * `too-large`: more calls than it accepts in one batch. `failed`: anything else.
 */
export type WalletRefusal =
  | 'declined'
  | 'chain-missing'
  | 'chain-other'
  | 'busy'
  | 'no-account'
  | 'unsupported'
  | 'too-large'
  | 'failed';

/** Codes of EIP-1193, EIP-1474, EIP-3326 and EIP-5792. */
const refusals: Readonly<Record<number, WalletRefusal>> = {
  4001: 'declined',
  4100: 'no-account',
  4200: 'unsupported',
  4902: 'chain-missing',
  5700: 'unsupported',
  5710: 'unsupported',
  5740: 'too-large',
  5750: 'declined',
  5760: 'unsupported',
  [-32_002]: 'busy',
  [-32_004]: 'unsupported',
  [-32_601]: 'unsupported',
};

/** Wallets wrap the code at different depths. */
function codeOf(error: unknown): number | undefined {
  for (let cause = error, depth = 0; typeof cause === 'object' && cause !== null && depth < 3; depth += 1) {
    const { code, data } = cause as { code?: unknown; data?: { originalError?: unknown } };
    const inner = data?.originalError;
    if (inner) cause = inner;
    else return typeof code === 'number' ? code : undefined;
  }
  return undefined;
}

/** The meaning of an error thrown by a wallet; wallets throw anything. */
export function walletRefusalOf(error: unknown): WalletRefusal {
  return refusals[codeOf(error) ?? 0] ?? 'failed';
}

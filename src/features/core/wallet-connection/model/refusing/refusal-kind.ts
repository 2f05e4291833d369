/**
 * Why a wallet did not do what was requested. `declined`: the person said no. `chain-missing`: the wallet
 * does not know the network. `chain-other`: it is on another network. `busy`: a request is already open
 * in the wallet. `no-account`: it shared none, or is locked. `wrong-account`: it is on another one.
 * `no-funds`: it lacks coins or tokens. `disconnected`: it has lost its own connection. `silent`: it did not
 * answer a question that asks no one. `unsupported`: the wallet does not know the method. `too-large`: more
 * calls than it accepts in one batch.
 */
export type RefusalKind =
  | 'declined'
  | 'chain-missing'
  | 'chain-other'
  | 'busy'
  | 'no-account'
  | 'wrong-account'
  | 'no-funds'
  | 'disconnected'
  | 'silent'
  | 'unsupported'
  | 'too-large';

/** Why a release was withdrawn; version verification tells visitors, in their language. */
export const withdrawalReasons = [
  /** It contains a security vulnerability. */
  'vulnerability',
  /** It does not work correctly. */
  'defect',
  /** It was published by mistake. */
  'mistake',
  /** The file was exchanged or manipulated: people who opened it may lose assets. */
  'tampered',
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

export interface Withdrawal {
  /** YYYY-MM-DD */
  day: string;
  reason: WithdrawalReason;
}

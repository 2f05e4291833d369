/** What the bytecode and the answers of a contract show. Findings, not a verdict: legitimate tokens have some of them too. */
export const safetyFindingCodes = [
  /** params: functions – more units can be made */
  'can-mint',
  /** params: functions – transfers can be stopped for everyone */
  'can-pause',
  /** params: functions – transfers can be stopped for single accounts */
  'can-blacklist',
  /** params: functions – a part of each transfer can be kept back */
  'fee-on-transfer-functions',
  /** params: functions – amounts or times of transfers can be limited, trading can be switched */
  'can-limit-transfers',
  /** params: owner – one account has the rights of the owner */
  'owner-is-account',
  /** params: owner – a contract, such as a multi-signature wallet or a timelock, has the rights of the owner */
  'owner-is-contract',
  /** The rights of the owner belong to no one now. */
  'ownership-renounced',
  /** params: kind, implementation – the code can be replaced */
  'upgradeable',
  /** params: function – a function of the standard does not answer, or the bytecode does not have it */
  'standard-function-missing',
  /** params: standard (ERC20, ERC721, ERC1155) – the contract answers as another standard than the one that was chosen */
  'other-standard',
] as const;

export type SafetyFindingCode = (typeof safetyFindingCodes)[number];

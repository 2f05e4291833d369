/** A token standard that can be chosen in a form (specification §3: key copied to title, isSelected false). */
export interface TokenProtocol {
  key: string;
  title: string;
  isSelected: false;
}

/** Token standards by namespace of the chain. */
export type TokenProtocolMap = Record<string, TokenProtocol[]>;

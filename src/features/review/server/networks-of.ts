interface NetworkedPayload {
  /** DApps. */
  networks?: string[];
  /** Tokens and NFTs. */
  network?: string;
}

/** Network keys of a submission's form, whatever its kind. @param payload as stored */
export function networksOf(payload: unknown): string[] {
  const { networks, network } = payload as NetworkedPayload;
  return networks ?? (network === undefined ? [] : [network]);
}

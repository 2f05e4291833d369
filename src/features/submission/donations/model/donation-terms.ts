/** Receiver, token and chain that a donation was asked for with. Settings that change later never judge it. */
export interface DonationTerms {
  receivingAddress: string;
  tokenContract: string;
  tokenSymbol: string;
  tokenDecimals: number;
  chainId: number;
  networkName: string;
  networkShort: string;
  /** Transaction page of the explorer, with the placeholder `{hash}`. */
  explorerTransactionUrl: string;
}

/** The explorer's page of a transaction. */
export const explorerLinkOf = (
  { explorerTransactionUrl }: Pick<DonationTerms, 'explorerTransactionUrl'>,
  txHash: string,
): string => explorerTransactionUrl.replace('{hash}', txHash);

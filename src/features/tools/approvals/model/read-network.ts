/** A network that the page can read, as the page's data have it. */
export interface ReadNetwork {
  /** Key of the network, by which it is asked. */
  key: string;
  title: string;
  short: string;
  chainId: number;
  icon: string;
  /** Transaction page of the explorer, `{hash}` is to be replaced; null where none is known. */
  transactionUrl: string | null;
  /** Address page of the explorer, `{address}` is to be replaced; null where none is known. */
  addressUrl: string | null;
  /** What is asked through the portal: the name of a host, or that of the network. */
  endpointName: string;
}

/** Names of the listed DApps by the lower-case addresses of their contracts, by network key. */
export type SpenderNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

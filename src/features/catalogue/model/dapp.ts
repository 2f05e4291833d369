/** How a DApp connects to the wallet (specification §3, tp_connect). */
export const tpConnectValues = ['both', 'extension', 'mobile', 'none'] as const;
export type TpConnect = (typeof tpConnectValues)[number];

export interface DappChain {
  hid: number;
  ns: string;
  /** Text, because namespaces other than `ethereum` use names; null where a chain has none. */
  chain_id: string | null;
}

/** A listed DApp as the content API presents it (api.md), in one language. */
export interface Dapp {
  hid: number;
  title: string;
  desc: string;
  url: string;
  icon_url: string;
  category_ids: number[];
  chains: DappChain[];
  /** Contract addresses, several separated by commas, or empty. */
  address: string;
  tp_connect: TpConnect;
  /** API languages that have a text of their own. */
  languages: string[];
  audit_url: string | null;
  hot: 0 | 1;
  create_time: string;
}

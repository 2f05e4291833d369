/** How a DApp connects to the wallet (specification §3, tp_connect). */
export const tpConnectValues = ['both', 'extension', 'mobile', 'none'] as const;
export type TpConnect = (typeof tpConnectValues)[number];

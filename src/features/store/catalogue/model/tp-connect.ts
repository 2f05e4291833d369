import { dappFacts, type DappFacts } from './dapp-facts.ts';

export const tpConnectValues = dappFacts.tp_connect.values;
export type TpConnect = DappFacts['tp_connect'];

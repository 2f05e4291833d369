import { fetchBlockchains } from './fetch-blockchains.ts';
import { fetchTokenProtocols } from './fetch-token-protocols.ts';

/** Both lists that networks and token standards are chosen from; a failure is logged, and the copies on the device stay. */
export async function loadStartLists(): Promise<void> {
  await Promise.all([fetchBlockchains(), fetchTokenProtocols()]);
}

import { fetchBlockchains } from './fetch-blockchains.ts';
import { fetchTokenProtocols } from './fetch-token-protocols.ts';

/**
 * The lists of networks and token standards for the forms; a failure is logged, and the copies on the device
 * stay.
 */
export async function loadStartLists(): Promise<void> {
  await Promise.all([fetchBlockchains(), fetchTokenProtocols()]);
}

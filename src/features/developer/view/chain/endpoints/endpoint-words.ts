import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BuoyKind } from '#ui/buoy/buoy.tsx';
import type { EndpointCode } from '../../../model/endpoint-check.ts';

export const endpointBuoys: Record<EndpointCode, BuoyKind> = {
  ok: 'cone',
  'other-chain': 'can',
  unreachable: 'cardinal',
  'not-json-rpc': 'can',
  'private-address': 'can',
  'needs-key': 'safe-water',
  'not-checked': 'safe-water',
};

/** What came of asking an endpoint. */
export const endpointWords: Record<EndpointCode, (chainId: string) => MessageDescriptor> = {
  ok: (chainId) => msg`Reached, chain id ${chainId}.`,
  'other-chain': (chainId) =>
    msg`Reached, but it serves another chain: ${chainId}. Remove it or correct the chain id.`,
  unreachable: () => msg`Not reached from our server. Look whether it runs and lets everybody in.`,
  'not-json-rpc': () =>
    msg`Reached, but it does not answer as an endpoint does. Look whether its path is complete.`,
  'private-address': () => msg`Not asked: it leads into a private network or to an unusual port.`,
  'needs-key': () => msg`Not checked: it asks for a key.`,
  'not-checked': () => msg`Not checked: we ask http and https only.`,
};

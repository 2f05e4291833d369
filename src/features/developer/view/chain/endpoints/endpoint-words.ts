import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { EndpointCode } from '../../../model/endpoint-check.ts';

export const endpointIcons: Record<EndpointCode, StatusIconKind> = {
  ok: 'success',
  'other-chain': 'error',
  unreachable: 'warning',
  'not-json-rpc': 'error',
  'needs-key': 'info',
  'not-checked': 'info',
};

/** The result of checking an endpoint. */
export const endpointWords: Record<EndpointCode, (chainId: string) => MessageDescriptor> = {
  ok: (chainId) => msg`Reachable, chain ID ${chainId}.`,
  'other-chain': (chainId) =>
    msg`Reachable, but it serves another chain: ${chainId}. Remove it, or correct the chain ID.`,
  unreachable: () => msg`Not reachable from our server. Check that it is running and public.`,
  'not-json-rpc': () => msg`Reachable, but not an RPC endpoint. Check the path.`,
  'needs-key': () => msg`Not checked: it requires a key.`,
  'not-checked': () => msg`Not checked: we only test http and https.`,
};

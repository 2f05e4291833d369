import { useRef, useState } from 'react';
import { requestJson } from '#features/submission/submissions/view/api/request-json.ts';
import type { EndpointAnswer } from '../../../model/endpoint-check.ts';
import { endpointsMax } from '../../../model/endpoints-max.ts';

export interface EndpointCheck {
  state: 'idle' | 'asking' | 'answered' | 'offline' | 'too-many-requests';
  answers: readonly EndpointAnswer[];
  /** The chain id of the check: results for another one are outdated. */
  chainId: number | null;
}

export const idleEndpoints: EndpointCheck = { state: 'idle', answers: [], chainId: null };

/** Has the server ask endpoints for their chain id; only on demand, never while typing. */
export function useEndpointCheck() {
  const [endpoints, setEndpoints] = useState(idleEndpoints);
  const latest = useRef(0);
  async function ask(urls: readonly string[], chainId: number) {
    const turn = (latest.current += 1);
    setEndpoints({ state: 'asking', answers: [], chainId });
    const answer = await requestJson<EndpointAnswer[]>('POST', '/api/chains/check-rpc', {
      chain_id: chainId,
      urls: urls.slice(0, endpointsMax),
    });
    if (turn !== latest.current) return;
    if (answer.kind === 'data') setEndpoints({ state: 'answered', answers: answer.data, chainId });
    else
      setEndpoints({
        state: answer.kind === 'too-many-requests' ? 'too-many-requests' : 'offline',
        answers: [],
        chainId,
      });
  }
  return { endpoints, ask };
}

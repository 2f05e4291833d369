import type { Web } from '#platform/web/web.ts';
import type { EndpointAnswer } from '../model/endpoint-check.ts';
import { checkEndpoint } from './check-endpoint.ts';

export interface Developer {
  /** Checks all endpoints in parallel. @returns their results in the same order */
  checkEndpoints(urls: readonly string[], chainId: number): Promise<EndpointAnswer[]>;
}

export function createDeveloper({ web }: { web: Web }): Developer {
  return {
    checkEndpoints: (urls, chainId) =>
      Promise.all(urls.map((url) => checkEndpoint(web, url, BigInt(chainId)))),
  };
}

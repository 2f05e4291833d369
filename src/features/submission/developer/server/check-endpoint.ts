import type { TextAnswer, Web } from '#platform/web/web.ts';
import type { EndpointAnswer } from '../model/endpoint-check.ts';

const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] };

/** Without a key, providers refuse by status, or with an error in the body. */
const keyStatuses = new Set([401, 402, 403]);
const keyWords = /api[ -]?key|unauthori[sz]ed|authenticat|project id|access token|forbidden/i;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Outcome = Omit<EndpointAnswer, 'url'>;
const outcome = (code: EndpointAnswer['code'], chain_id: string | null = null): Outcome => ({
  code,
  chain_id,
});

/** Parses an answer to `eth_chainId`; anything else does not come from a node. */
function readAnswer(answer: TextAnswer, expectedId: bigint): Outcome {
  // Whatever the reason: it would tell strangers which names lead into the server's own network.
  if (!answer.reachable) return outcome('unreachable');
  if (keyStatuses.has(answer.status)) return outcome('needs-key');
  const body = parseJson(answer.text);
  const { result, error } = (typeof body === 'object' && body !== null ? body : {}) as {
    result?: unknown;
    error?: unknown;
  };
  if (typeof result === 'string' && /^0x[\da-f]{1,64}$/i.test(result)) {
    const chainId = BigInt(result);
    return outcome(chainId === expectedId ? 'ok' : 'other-chain', chainId.toString());
  }
  if (error !== undefined && keyWords.test(answer.text)) return outcome('needs-key');
  return outcome(answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'not-json-rpc');
}

/**
 * Asks an RPC endpoint for its chain id, from the server and with the protections of the web port.
 * @param url as written in the file; one with a placeholder for a key is not requested
 */
export async function checkEndpoint(web: Web, url: string, expectedId: bigint): Promise<EndpointAnswer> {
  if (url.includes('${')) return { url, ...outcome('needs-key') };
  const protocol = URL.parse(url)?.protocol;
  if (protocol !== 'https:' && protocol !== 'http:') return { url, ...outcome('not-checked') };
  return { url, ...readAnswer(await web.postJson(url, call), expectedId) };
}

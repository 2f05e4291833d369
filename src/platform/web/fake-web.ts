import type { ProbeAnswer, TextAnswer, Web } from './web.ts';

/** `chain-10.example.org` answers like an endpoint of chain 10. */
const endpointHost = /^chain-(\d+)\./;

function answerCall(host: string): TextAnswer {
  const chainId = endpointHost.exec(host)?.[1];
  if (chainId === undefined) return { reachable: true, status: 200, text: '<!doctype html>' };
  const result = `0x${BigInt(chainId).toString(16)}`;
  return { reachable: true, status: 200, text: JSON.stringify({ jsonrpc: '2.0', id: 1, result }) };
}

/**
 * Answers without a network, for development and tests: every site exists, except for hosts under `.invalid`
 * (which never exist, RFC 2606) and those in `answers`.
 * @param answers by host
 */
export function createFakeWeb(answers: Readonly<Record<string, ProbeAnswer>> = {}): Web {
  const hostOf = (url: string) => URL.parse(url)?.hostname ?? '';
  const answerPost = async (url: string): Promise<TextAnswer> => {
    const host = hostOf(url);
    return host.endsWith('.invalid') ? { reachable: false, reason: 'name-not-found' } : answerCall(host);
  };
  return {
    probe: async (url) => {
      const host = hostOf(url);
      if (host.endsWith('.invalid')) return { reachable: false, reason: 'name-not-found' };
      return answers[host] ?? { reachable: true, status: 200 };
    },
    read: async (url) => {
      const host = hostOf(url);
      if (host.endsWith('.invalid')) return { reachable: false, reason: 'name-not-found' };
      const text = `<!doctype html><title>${host}</title><p>The site at ${host}.</p>`;
      const page = { status: 200, addresses: [url], mediaType: 'text/html', certificate: null, text };
      return { reachable: true, ...page };
    },
    readJson: async (url) =>
      hostOf(url).endsWith('.invalid')
        ? { reachable: false, reason: 'name-not-found' }
        : { reachable: true, status: 200, text: '{}' },
    post: answerPost,
    postJson: answerPost,
  };
}

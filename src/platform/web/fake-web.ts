import type { ProbeAnswer, Web } from './web.ts';

/**
 * Answers without a network, for development and tests: every site is there, except for hosts under `.invalid`
 * (which never exist, RFC 2606) and those that `answers` names.
 * @param answers by host
 */
export function createFakeWeb(answers: Readonly<Record<string, ProbeAnswer>> = {}): Web {
  return {
    probe: async (url) => {
      const host = URL.parse(url)?.hostname ?? '';
      if (host.endsWith('.invalid')) return { reachable: false, reason: 'name-not-found' };
      return answers[host] ?? { reachable: true, status: 200 };
    },
  };
}

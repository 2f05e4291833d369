import { LRUCache } from 'lru-cache';
import type { ChainReader } from './chain-reader.ts';

const forMs = 60_000;
const tokensKept = 200;

type Answer = ReturnType<ChainReader['readToken']>;

/** Caches the chain's answers about a token for a minute. Outages are not cached. */
export function rememberTokens(chain: ChainReader): ChainReader {
  const answers = new LRUCache<string, Answer>({ max: tokensKept, ttl: forMs });
  return {
    ...chain,
    readToken({ address }) {
      const key = address.toLowerCase();
      const known = answers.get(key);
      if (known) return known;
      const answer = chain.readToken({ address });
      answers.set(key, answer);
      void answer.then(({ ok }) => {
        if (!ok && answers.peek(key) === answer) answers.delete(key);
      });
      return answer;
    },
  };
}

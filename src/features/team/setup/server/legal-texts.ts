import type { Web } from '#platform/web/web.ts';

/** `demonstration`: the addresses are examples, where nobody answers. `silent`: paths that do not respond. */
export type LegalTexts =
  { kind: 'demonstration' } | { kind: 'checking' } | { kind: 'checked'; silent: readonly string[] };

/** How long an answer counts; a page that does not respond is opened again sooner. */
const goodMs = 10 * 60_000;
const silentMs = 30_000;

interface Options {
  /** Of privacy and terms, in each language that they have. */
  addresses: readonly string[];
  web: Pick<Web, 'probe'>;
  now: () => Date;
}

/**
 * Whether the pages that the legal links of every page lead to respond. Nobody waits for them: a look starts the question, and the next
 * look has the answer. However many people look, the pages are opened once in that time.
 */
export function createLegalTexts({ addresses, web, now }: Options): { read(): LegalTexts } {
  let known: LegalTexts = { kind: 'checking' };
  let dueMs = 0;
  async function ask(): Promise<void> {
    const answers = await Promise.all(addresses.map((address) => web.probe(address)));
    const silent = addresses.filter((_address, index) => !answers[index]?.reachable);
    known = { kind: 'checked', silent: silent.map((address) => new URL(address).pathname) };
    dueMs = now().getTime() + (silent.length > 0 ? silentMs : goodMs);
  }
  return {
    read() {
      if (now().getTime() >= dueMs) {
        dueMs = Infinity;
        void ask();
      }
      return known;
    },
  };
}

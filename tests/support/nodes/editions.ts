import { persist } from './forms.ts';
import type { Tally } from './tally.ts';

/** How old a page may be after the answer to its publication. */
const freshMs = 2_000;
const pattern = /Edition (\d+) of the notice/;

interface Desk {
  origin: string;
  account: { email: string; password: string };
  tally: Tally;
}

interface Entry {
  id: number;
  version: number;
  state: string;
}

/** Editions of the notice that every page has above its header. */
export interface Editions {
  /** Resolves when the desk has said that it is published; one at a time. */
  publish(number: number): Promise<void>;
  /** What is wrong with a page that was asked for at that time; undefined where its edition is current. */
  findFault(html: string, askedMs: number): string | undefined;
  /** How long after the desk's answer an older edition was last asked for and sent. */
  longestMs(): number;
}

const bodyOf = (text: string) => ({
  texts: { en: { text }, zh: { text } },
  drafts: [],
  facts: { url: 'https://help.tide.example/notice' },
});

/** Signs in at the desk. @returns what sends a request there until it is answered */
async function signIn({ origin, account, tally }: Desk) {
  const send = (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string }) =>
    persist(tally, `${origin}${path}`, {
      ...init,
      what: 'desk',
      headers: { origin, 'content-type': 'application/json', cookie },
    });
  const answer = await send('/api/auth/sign-in', { method: 'POST', body: JSON.stringify(account) });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return async (path: string, body?: unknown) =>
    send(`/api/desk/content/notice${path}`, {
      cookie,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
}

export async function openEditions(desk: Desk): Promise<Editions> {
  const ask = await signIn(desk);
  /** When the desk said so, by number. */
  const publishedMs: number[] = [];
  let longestMs = 0;

  async function publish(number: number): Promise<void> {
    const body = bodyOf(`Edition ${number} of the notice`);
    const created = (await (
      await ask('', { body, key: `edition-${String(number).padStart(12, '0')}` })
    ).json()) as Entry;
    const action = { version: created.version, action: { name: 'publish' } };
    const published = await ask(`/${created.id}/actions`, action);
    // The answer to an earlier try got lost: it is published, but nobody was told before now.
    const shown = (await (
      published.status === 409 ? await ask(`/${created.id}`) : published
    ).json()) as Entry;
    if (shown.state !== 'published') throw new Error(`Edition ${number} is ${JSON.stringify(shown)}`);
    publishedMs[number] = performance.now();
  }

  return {
    publish,
    findFault(html, askedMs) {
      const found = pattern.exec(html)?.[1];
      if (found === undefined) return 'no edition';
      const [next] = publishedMs.slice(Number(found) + 1).filter((ms) => ms !== undefined);
      if (next === undefined || next > askedMs) return undefined;
      longestMs = Math.max(longestMs, askedMs - next);
      return askedMs - next < freshMs ? undefined : `edition ${found}, ${Math.round(askedMs - next)} ms old`;
    },
    longestMs: () => longestMs,
  };
}

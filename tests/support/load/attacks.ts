import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hostileFiles } from '../hostile-files.ts';

export interface Attack {
  origin: string;
  /** Ends it. */
  signal: AbortSignal;
  note(status: number): void;
}

/** An address for each of this many senders, as the proxy in front would report it. */
const addressOf = (index: number) => `198.51.${(index >> 8) & 255}.${index & 255}`;

interface Sending {
  path: string;
  sender: number | string;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

async function send(
  { origin, signal, note }: Attack,
  { path, sender, body, headers }: Sending,
): Promise<string> {
  try {
    const response = await fetch(origin + path, {
      signal,
      headers: {
        'x-forwarded-for': typeof sender === 'string' ? sender : addressOf(sender),
        ...(body ? { 'content-type': 'image/png', 'upload-key': 'load-test-of-every-attack' } : {}),
        ...headers,
      },
      ...(body ? { method: 'POST', body } : {}),
    });
    const text = await response.text();
    note(response.status);
    return text;
  } catch {
    if (!signal.aborted) note(0);
    return '';
  }
}

/** Repeats until the attack ends, this many at a time. */
async function repeat(
  attack: Attack,
  hands: number,
  act: (index: number) => Promise<unknown>,
): Promise<void> {
  let index = 0;
  const hand = async () => {
    while (!attack.signal.aborted) await act(index++);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}

/** A1: a comment over and over, which an image sniffer read exponentially. */
const commentedSvg = new TextEncoder().encode('<!---->'.repeat(146));

/** A1 and A2: files that cost their reader more than they weigh, and everything else a form must refuse. */
async function uploadHostile(attack: Attack): Promise<void> {
  const made = await Promise.all(
    hostileFiles.map(async (file) => ({ role: file.role, body: new Uint8Array(await file.make()) })),
  );
  const files = [{ role: 'icon', body: commentedSvg }, ...made];
  await repeat(attack, 3, async (index) => {
    const file = files[index % files.length];
    if (file) await send(attack, { path: `/api/uploads?role=${file.role}`, sender: index, body: file.body });
  });
}

/** A5: different addresses every time, too long ones and valid ones. */
async function askForManyAddresses(attack: Attack): Promise<void> {
  const long = 'x'.repeat(15_000);
  const short = 'y'.repeat(1_500);
  const paths = [
    (index: number) => `/en?${index}=${long}`,
    (index: number) => `/v1/application/hot_list?${index}=${short}`,
    (index: number) => `/en/dappstore?key=${index}${'z'.repeat(80)}`,
    (index: number) => `/v1/application/search?key=${index}${'z'.repeat(150)}`,
    (index: number) => `/en/nothing/${index}`,
  ];
  await repeat(attack, 6, (index) =>
    send(attack, { path: paths[index % paths.length]?.(index) ?? '/', sender: index % 5 }),
  );
}

/** A6: one address sends files that are not pictures, over and over. */
const uploadMany = (attack: Attack) =>
  repeat(attack, 4, async (index) => {
    const body = new TextEncoder().encode(`no picture ${index}`);
    await send(attack, { path: '/api/uploads?role=icon', sender: '203.0.113.66', body });
    await wait(5);
  });

/** A7: a visitor invents addresses in front of the one that the proxy adds. */
const forgeAddresses = (attack: Attack) =>
  repeat(attack, 2, async (index) => {
    const sender = `${addressOf(index)}, unknown, ${'9'.repeat(200)}, 203.0.113.77`;
    await send(attack, { path: `/en/about?${index}`, sender });
    await wait(5);
  });

/** A8: clients that request large answers and read nothing. */
async function readSlowly({ origin, signal, note }: Attack): Promise<void> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  const paths = ['/en', '/v1/application/list', '/en/dappstore', '/sitemap.xml'];
  for (let index = 0; index < 400 && !signal.aborted; index += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      socket.pause();
      const ask = `GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${addressOf(index % 50)}\r\n\r\n`;
      // Some send the next requests without waiting.
      socket.write(ask.repeat(index % 2 === 0 ? 1 : 5));
      note(200);
    });
    sockets.push(socket);
    await wait(5);
  }
  await new Promise<void>((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve()),
  );
  for (const socket of sockets) socket.destroy();
}

/** A8: a link checker follows every link it finds. */
async function followLinks(attack: Attack): Promise<void> {
  const known = new Set(['/en']);
  const line = ['/en'];
  await repeat(attack, 8, async () => {
    const path = line.shift();
    if (path === undefined) return wait(10);
    const page = await send(attack, { path, sender: '203.0.113.88' });
    for (const [, found = ''] of page.matchAll(/(?:href|src)="(\/[^/"][^"#]*)"/g)) {
      const next = found.replaceAll('&amp;', '&');
      if (!known.has(next)) line.push(next);
      known.add(next);
    }
    return undefined;
  });
}

/**
 * Attacks from one address on the portal of November 2026, each of which stopped it or exhausted its memory.
 */
export const attacks: Record<string, (attack: Attack) => Promise<void>> = {
  'hostile files': uploadHostile,
  'many addresses': askForManyAddresses,
  'many uploads': uploadMany,
  'forged addresses': forgeAddresses,
  'slow readers': readSlowly,
  'a link checker': followLinks,
};

import { setImmediate } from 'node:timers/promises';
import type { ApiServer } from './api-server.ts';
import { validDapp } from './submission-world.ts';

export interface Refusal {
  status: number;
  message: string;
  retryAfter: string | null;
}

/**
 * Sends forms, one after the other, until it is told to stop; keeps what was answered. What was not answered, because the process was
 * killed, counts as neither.
 * @param find the process that listens now
 */
export function keepSendingForms(find: () => ApiServer | Promise<ApiServer | undefined>, client: number) {
  const acknowledged: string[] = [];
  const refusals: Refusal[] = [];
  let isStopped = false;

  async function send({ origin, icon }: ApiServer, index: number): Promise<void> {
    const payload = validDapp(
      { icon },
      { title: `Project ${client * 7919 + index * 104_729}`, url: `https://site${client}-${index}.example` },
    );
    const form = { kind: 'dapp', locale: 'en', draft_key: crypto.randomUUID(), payload };
    const response = await fetch(`${origin}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    const { message, data } = (await response.json()) as { message: string; data: { reference?: string } };
    if (response.ok) acknowledged.push(data.reference!);
    else refusals.push({ status: response.status, message, retryAfter: response.headers.get('retry-after') });
  }

  const finished = (async () => {
    for (let index = 0; !isStopped; index += 1) {
      const server = await find();
      // So that the test can end and start processes in the meantime.
      await setImmediate();
      if (server) await send(server, index).catch(() => undefined);
    }
  })();
  return {
    acknowledged,
    refusals,
    stop: async () => {
      isStopped = true;
      await finished;
    },
  };
}

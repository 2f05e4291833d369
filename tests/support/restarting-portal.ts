import { freePort } from './free-port.ts';
import { startPortalProcess, type PortalProcess, type PortalProcessOptions } from './portal-process.ts';

/**
 * A portal that is killed with SIGKILL at moments of the caller's choice and restarted on the same data and
 * ports, with a client that repeats what was not acknowledged, as a person's browser does.
 */
export interface RestartingPortal {
  readonly origin: string;
  readonly deskOrigin: string;
  readonly desk: PortalProcess['desk'];
  /** Repeats the call until it is answered; a 5xx answer fails the test. */
  call(url: string, init?: RequestInit): Promise<Response>;
  /** Kills the process after this many milliseconds, whatever it is doing. */
  killAfter(delayMs: number): void;
  /** How often it was killed. */
  kills(): number;
  stop(): Promise<void>;
}

export async function startRestartingPortal(
  options: Pick<PortalProcessOptions, 'dataDir' | 'rpcUrl' | 'env'>,
): Promise<RestartingPortal> {
  const ports = { portal: await freePort(), desk: await freePort() };
  let portal = await startPortalProcess({ ...options, ports });
  /** Kills and restarts one after the other. */
  let restarting: Promise<void> = Promise.resolve();
  let kills = 0;

  async function killAndRestart(): Promise<void> {
    await portal.kill();
    kills += 1;
    portal = await startPortalProcess({ ...options, ports });
  }

  async function call(url: string, init?: RequestInit): Promise<Response> {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await restarting;
      try {
        const response = await fetch(url, init);
        const body = await response.arrayBuffer();
        if (response.status >= 500)
          throw new Error(`${url} answered ${response.status}: ${Buffer.from(body).toString()}`, {
            cause: 'answer',
          });
        return new Response(body.byteLength > 0 ? body : null, response);
      } catch (error) {
        if (error instanceof Error && error.cause === 'answer') throw error;
        // The connection broke: the process was killed during the call. Its kill is recorded before the
        // socket closes.
        await restarting;
      }
    }
    throw new Error(`${url} was never answered`);
  }

  return {
    origin: portal.origin,
    deskOrigin: portal.deskOrigin,
    desk: portal.desk,
    call,
    killAfter: (delayMs) => {
      setTimeout(() => {
        restarting = restarting.then(killAndRestart);
      }, delayMs);
    },
    kills: () => kills,
    stop: async () => {
      await restarting;
      await portal.stop();
    },
  };
}

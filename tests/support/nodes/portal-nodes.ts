import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPortalProcess, type PortalProcess } from '../portal-process.ts';

export interface NodePorts {
  portal: number;
  desk: number;
}

export interface PortalNodes {
  /** The account of the desk, the same on each. */
  account: PortalProcess['desk'];
  /** SIGKILL, and a new start as by a service manager: again and again until it listens. */
  restart(index: number): Promise<void>;
  /** What all of them have printed, those that were killed too. */
  output(): string;
  stop(): Promise<void>;
}

/** Nothing answers here. */
const noChain = 'http://127.0.0.1:9';
/** A database that starts takes some seconds. */
const mostStarts = 40;
const restartMs = 500;

/** Portals on one database, each with a data folder of its own. @param env of all, with DATABASE_URL and DESK_SECRET */
export async function startPortalNodes(
  ports: readonly NodePorts[],
  env: Record<string, string>,
): Promise<PortalNodes> {
  const folders = ports.map(() => mkdtempSync(join(tmpdir(), 'tideport-node-')));
  const said: string[] = [];
  const start = (index: number) =>
    startPortalProcess({ dataDir: folders[index]!, rpcUrl: noChain, ports: ports[index]!, env });
  // It fills the database and makes the account, whose password the others are given.
  const first = await start(0);
  const account = 'desk-account.txt';
  for (const folder of folders.slice(1)) copyFileSync(join(folders[0]!, account), join(folder, account));
  const nodes = [first, ...(await Promise.all(ports.slice(1).map((_, index) => start(index + 1))))];

  async function startAgain(index: number): Promise<PortalProcess> {
    for (let left = mostStarts; ; left -= 1)
      try {
        return await start(index);
      } catch (error) {
        if (left === 1) throw error;
        await wait(restartMs);
      }
  }

  return {
    account: first.desk,
    async restart(index) {
      const node = nodes[index]!;
      await node.kill();
      said.push(node.output());
      nodes[index] = await startAgain(index);
    },
    output: () => [...said, ...nodes.map((node) => node.output())].join('\n'),
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

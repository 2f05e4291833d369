import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { AppError } from '#lib/app-error.ts';
import { createPrivateFolder } from '../../env/private-folder.ts';
import { devChainId } from './dev-accounts.ts';

/** A start takes a tenth of a second; a busy machine may need longer. */
const startTimeoutMs = 30_000;
const stopTimeoutMs = 10_000;
/** Also saved at the end; in between, so that a power cut loses little. */
const stateIntervalSeconds = 2;

export interface Anvil {
  rpcUrl: string;
  /** Ends it after it has saved its state. */
  stop(): Promise<void>;
}

export interface AnvilOptions {
  /** Undefined picks any free one. */
  port: number | undefined;
  /** The chain is stored here. */
  stateFile: string;
  pidFile: string;
}

const architectures: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Path of the Anvil binary, from the npm package for this platform. `@foundry-rs/anvil` only selects that
 * package at run time; its install script is not needed.
 */
function getAnvilBinary(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const program = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  // Resolved from the selecting package, whose dependency it is.
  const require = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'));
  try {
    return require.resolve(`${name}/bin/${program}`);
  } catch (cause) {
    throw new AppError(
      'internal',
      `The development chain needs the npm package ${name}, which is not installed.`,
      { cause },
    );
  }
}

/** Starts Anvil on 127.0.0.1 under a keeper, so that it ends with this process even when that is killed. */
export async function startAnvil({ port, stateFile, pidFile }: AnvilOptions): Promise<Anvil> {
  createPrivateFolder(dirname(stateFile));
  const keeper = join(import.meta.dirname, 'anvil-keeper.ts');
  const chain = ['--host', '127.0.0.1', '--port', String(port ?? 0), '--chain-id', String(devChainId)];
  // Each block is final at once, as if a network had reached finality: nobody waits for blocks that are only mined when something is sent.
  const finality = ['--slots-in-an-epoch', '0'];
  const state = ['--state', stateFile, '--state-interval', String(stateIntervalSeconds)];
  const child = spawn(
    process.execPath,
    [keeper, pidFile, getAnvilBinary(), ...chain, ...finality, ...state],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      // In its own process group, an interrupt at the terminal ends it through its portal and not before.
      detached: true,
    },
  );
  const listeningPort = await readPort(child);
  // Neither pipe keeps an otherwise finished portal alive.
  child.unref();
  for (const stream of child.stdio) (stream as { unref?: () => void } | null)?.unref?.();
  return { rpcUrl: `http://127.0.0.1:${listeningPort}`, stop: () => stopKeeper(child) };
}

async function readPort(child: ChildProcess): Promise<number> {
  const errors: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => errors.push(line));
  const lines = createInterface({ input: child.stdout! });
  const timeout = AbortSignal.timeout(startTimeoutMs);
  try {
    const first = await Promise.race([
      once(lines, 'line', { signal: timeout }),
      once(child, 'close', { signal: timeout }).then(() => undefined),
    ]);
    if (first) return Number(first[0]);
  } catch (cause) {
    child.stdin!.end();
    throw new AppError('internal', 'The development chain did not start in time.', { cause });
  }
  throw new AppError('internal', `The development chain did not start: ${errors.slice(0, 5).join(' ')}`);
}

async function stopKeeper(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const closed = once(child, 'exit', { signal: AbortSignal.timeout(stopTimeoutMs) });
  child.stdin!.end();
  try {
    await closed;
  } catch {
    child.kill('SIGKILL');
  }
}

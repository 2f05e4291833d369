import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { readMetrics } from './read-metrics.ts';

/** A line of the log. */
interface Line {
  msg: string;
  process?: number;
  processPid?: number;
}

/** Against connections that are never answered. */
const answerMs = 5_000;

/** One answer over a connection of its own, which the primary gives to the next process; undefined where the connection broke or nothing came in time. */
export function ask(url: string): Promise<{ status: number; text: string } | undefined> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string } | undefined>();
  const asked = request(url, { agent: false, timeout: answerMs }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    answer.once('error', () => resolve(undefined));
  });
  asked.once('error', () => resolve(undefined));
  asked.once('timeout', () => asked.destroy());
  asked.end();
  return promise;
}

/**
 * A request that is under way: its head has arrived at a process, and its body has not.
 * @returns sends the body, and settles with the status of the answer
 */
export async function beginRequest(url: string, body: string): Promise<() => Promise<number>> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    expect: '100-continue',
  };
  const begun = request(url, { agent: false, method: 'POST', headers });
  begun.flushHeaders();
  await once(begun, 'continue');
  return async () => {
    const answered = once(begun, 'response') as Promise<[{ statusCode?: number; resume(): void }]>;
    begun.end(body);
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode ?? 0;
  };
}

export type WebProcesses = Awaited<ReturnType<typeof startWebProcesses>>;

/** `npm run serve` with several web processes. @param env with WEB_PROCESSES, ports, DATABASE_URL and METRICS_TOKEN */
export async function startWebProcesses(root: string, env: NodeJS.ProcessEnv) {
  const script = (name: string) => ['scripts/bootstrap.mjs', `scripts/${name}.ts`];
  const child = spawn(process.execPath, script('serve'), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('· desk http')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${printed}`)));
  });
  const lines = () =>
    printed
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);
  return {
    output: () => printed,
    /** Ids of all processes that have ever served, in the order in which they began to. @param number from 1 */
    pidsOf: (number: number) =>
      lines()
        .filter(({ msg, process: of }) => msg === 'a web process serves' && of === number)
        .map(({ processPid = 0 }) => processPid),
    /** Another command on the same settings. @param input what it reads */
    run([name = '', ...rest]: readonly string[], input: string): void {
      const options = { cwd: root, env, input, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [...script(name), ...rest], options);
      if (status !== 0) throw new Error(`${name} ended with ${status}:\n${stdout}${stderr}`);
    },
    /** One scrape. */
    async scrape() {
      const answer = await fetch(`http://127.0.0.1:${env['DESK_PORT']}/metrics`, {
        headers: { authorization: `Bearer ${env['METRICS_TOKEN']}` },
      });
      return readMetrics(await answer.text());
    },
    terminate: () => child.kill('SIGTERM'),
    /** Code and signal. */
    ended: () => ended,
  };
}

import { Agent, request } from 'node:http';

/* A visitor in its own process: requests a stored page and the health address every 100 ms, or as often as it is told, until told to stop. */

const paths = ['/en', '/healthz'];
/** By then a visitor has left. */
const patienceMs = 10_000;

export interface ProbeAnswer {
  path: string;
  /** 0 when there was no answer. */
  status: number;
  ms: number;
}

const [origin = '', everyMs = '100'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const answers: ProbeAnswer[] = [];
const open = new Set<Promise<void>>();

function ask(path: string): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const note = (status: number) => {
      answers.push({ path, status, ms: performance.now() - begun });
      resolve();
    };
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.200' };
    const asked = request(origin + path, { agent, headers, timeout: patienceMs }, (response) => {
      response.resume();
      response.once('end', () => note(response.statusCode ?? 0));
      response.once('error', () => note(0));
    });
    asked.once('error', () => note(0));
    asked.once('timeout', () => asked.destroy());
    asked.end();
  });
}

const timer = setInterval(() => {
  for (const path of paths) {
    const answer = ask(path).finally(() => open.delete(answer));
    open.add(answer);
  }
}, Number(everyMs));

process.once('message', () => {
  clearInterval(timer);
  void Promise.all(open).then(() => {
    agent.destroy();
    process.send?.(answers, () => process.disconnect());
  });
});

import { Agent, request } from 'node:http';

/* Visitors in a process of their own: as many searches a second as they are told, whether they are answered or not, each from another address and for
   something that no one has looked for before. */

const tickMs = 10;
/** What visitors' networks hold open; beyond that they give up before they have asked. */
const openMax = 2_000;

/** Answers by status; 0 where there was none. */
export type FloodAnswers = Record<number, number>;

const [origin = '', perSecond = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: openMax });
const answers: FloodAnswers = {};
let open = 0;
let sent = 0;
let owed = 0;

function ask(): void {
  sent += 1;
  open += 1;
  const note = (status: number) => {
    answers[status] = (answers[status] ?? 0) + 1;
    open -= 1;
  };
  const headers = { 'x-forwarded-for': `198.18.${(sent >> 8) % 256}.${sent % 256}` };
  const path = `/en/dappstore?key=${process.pid}x${sent}`;
  request(origin + path, { agent, headers }, (response) => {
    response.resume();
    response.once('close', () => note(response.complete ? (response.statusCode ?? 0) : 0));
  })
    .once('error', () => note(0))
    .end();
}

const timer = setInterval(() => {
  owed += (Number(perSecond) * tickMs) / 1000;
  for (; owed >= 1; owed -= 1) if (open < openMax) ask();
}, tickMs);

process.once('message', () => {
  clearInterval(timer);
  process.send?.(answers, () => process.exit(0));
});

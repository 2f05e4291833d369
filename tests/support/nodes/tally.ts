/** A time in which PostgreSQL was down; without an end while it is. Milliseconds that only go forward. */
export interface Outage {
  fromMs: number;
  untilMs?: number;
}

/** Connections of a node are made again with the first request that needs one; a start of the database may still be replaying its log. */
const settleMs = 2_000;

/** One request, from its first try to its last answer. */
export interface Exchange {
  what: string;
  begunMs: number;
  endMs: number;
  status: number;
  /** Whether the answer says when to come again. */
  isLater: boolean;
}

/** What became of all requests. */
export interface Tally {
  readonly outages: Outage[];
  /** By what was asked for and the status. */
  readonly answers: Record<string, number>;
  /** Answers that no visitor should get, with what was asked for. */
  readonly failed: string[];
  /** Old pages more than two seconds after a publication. */
  readonly stale: string[];
  /** The same while PostgreSQL was down: nodes send what they have. */
  staleInOutages: number;
  /** Answers that ended in the middle because their node was killed, and were asked for again. */
  cut: number;
  note(exchange: Exchange): void;
  isInOutage(exchange: Pick<Exchange, 'begunMs' | 'endMs'>): boolean;
}

/** A conflict at the desk tells that the request before it, whose answer got lost, was done. */
const isExpected = ({ what, status }: Exchange) =>
  (status >= 200 && status < 400) || (status === 409 && what.startsWith('desk '));

export function createTally(): Tally {
  const outages: Outage[] = [];
  const isInOutage = ({ begunMs, endMs }: Pick<Exchange, 'begunMs' | 'endMs'>) =>
    outages.some(({ fromMs, untilMs = Infinity }) => endMs >= fromMs && begunMs <= untilMs + settleMs);
  const answers: Record<string, number> = {};
  const failed: string[] = [];
  return {
    ...{ outages, answers, failed, isInOutage },
    stale: [],
    staleInOutages: 0,
    cut: 0,
    note(exchange) {
      const { what, status, isLater } = exchange;
      const kind = `${what.split(' ', 1)[0]} ${status}`;
      answers[kind] = (answers[kind] ?? 0) + 1;
      const isExcused = status === 503 && isLater && isInOutage(exchange);
      if (!isExpected(exchange) && !isExcused) failed.push(`${status}: ${what}`);
    },
  };
}

import { hostname } from 'node:os';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { AppError } from '#lib/app-error.ts';
import { currentRequestId } from './request-id.ts';
import { sayRarely } from './say-rarely.ts';

/** Structured log. Never pass references, people's addresses or secrets. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** An outage is logged where it begins and ends; what it keeps from working is named without the stacks, which are all alike. */
function describeOutage(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('error' in record)) return undefined;
  const { error, ...rest } = record;
  if (!(error instanceof AppError) || error.code !== 'unavailable') return undefined;
  return { ...rest, reason: error.message, ...codeOf(error.cause) };
}

/** Of the system's errors, such as a full disk; their sentences may hold addresses and paths. */
const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {};

/** What may be said of an error. Others of its properties are what libraries add: a row of the database, a reply of a mail server, a path. */
const saidOfErrors = ['type', 'message', 'stack', 'code', 'status', 'errno', 'syscall', 'aggregateErrors'];

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(described.filter(([name]) => saidOfErrors.includes(name)));
}

/** Of a person, or a name and password in front of a host: sentences of libraries quote what they were given. Lengths as in RFC 5321. */
const addresses = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,63}/gi;
/** The same line with a word in the place of each email address. */
export const withoutAddresses = (line: string) =>
  line.includes('@') ? line.replace(addresses, '(address)') : line;

/**
 * @param level one of pino's levels, or `silent`
 * @param destination standard output by default
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const isDue = sayRarely();
  const options: LoggerOptions = {
    level,
    // Several nodes may write into one place.
    base: { pid: process.pid, host: hostname() },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    serializers: { error: describeError },
    hooks: {
      streamWrite: withoutAddresses,
      logMethod([record, message, ...rest], method) {
        const outage = describeOutage(record);
        if (outage === undefined) method.apply(this, [record, message, ...rest]);
        else if (isDue(String(message))) method.apply(this, [outage, message, ...rest]);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

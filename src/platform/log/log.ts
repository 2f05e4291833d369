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
    serializers: { error: pino.stdSerializers.err },
    hooks: {
      logMethod([record, message, ...rest], method) {
        const outage = describeOutage(record);
        if (outage === undefined) method.apply(this, [record, message, ...rest]);
        else if (isDue(String(message))) method.apply(this, [outage, message, ...rest]);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

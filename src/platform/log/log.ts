import { pino, type Logger } from 'pino';

/** Structured log. Never pass references, people's addresses or secrets. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** @param level one of pino's levels, or `silent` */
export function createLog(level: string): Log {
  return pino({ level, base: null, serializers: { error: pino.stdSerializers.err } });
}

import type { LogEvent } from 'kysely';
import { noteStep } from '../../tracing/steps.ts';

/** Of a statement; ours are shorter. */
const textLength = 4_000;

/** Makes each statement a step of the trace that it is for, with its text and without its values. @param system as OpenTelemetry names it */
export const noteStatement =
  (system: 'sqlite' | 'postgresql') =>
  (event: LogEvent): void => {
    const { sql } = event.query;
    noteStep(`${sql.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? ''} ${system}`, {
      attributes: { 'db.system.name': system, 'db.query.text': sql.slice(0, textLength) },
      durationMs: event.queryDurationMillis,
      ...(event.level === 'error' ? { error: event.error } : {}),
    });
  };

import { AggregatorRegistry } from 'prom-client';
import type { MeasuredFigures } from '../processes/process-messages.ts';

/**
 * The metrics of several processes as one text. Each series has the number of its process as the label `process`, so none is added to another: a
 * sum falls when a process is replaced, which Prometheus takes for a restart of everything.
 */
export const mergeFigures = (all: readonly MeasuredFigures[]): Promise<string> =>
  AggregatorRegistry.aggregate(
    // Some say that they are left out, or are an average.
    all.map((figures) => figures.map((metric) => ({ ...metric, aggregator: 'first' }))),
  ).metrics();

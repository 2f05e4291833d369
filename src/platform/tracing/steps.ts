import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

/* Where nothing is traced, these call what they are given and do nothing else. Names and attributes say what the code does and never what a person
   sent: an address may be a key. Names of attributes: https://opentelemetry.io/docs/specs/semconv/ */

const tracer = trace.getTracer('tideport');

function fail(span: Span, error: unknown): void {
  // The message may quote what a person sent.
  const type = error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

function measure<Result>(
  name: string,
  { kind, attributes = {} }: { kind: SpanKind; attributes?: Attributes },
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Does work that begins a trace of its own. */
export const traced = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  measure(name, { kind: SpanKind.INTERNAL }, work);

/** Does work as a step of the trace that it is for; outside of traces it is none. */
export const asStep = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  trace.getActiveSpan() ? measure(name, { kind: SpanKind.INTERNAL }, work) : work();

/** The same for a call of another server. */
export const asCall = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> =>
  trace.getActiveSpan() ? measure(name, { kind: SpanKind.CLIENT, attributes }, work) : work();

/** Notes a step that is over. @param durationMs until now */
export function noteStep(
  name: string,
  { attributes, durationMs, error }: { attributes: Attributes; durationMs: number; error?: unknown },
): void {
  if (!trace.getActiveSpan()) return;
  const startTime = Date.now() - durationMs;
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime });
  if (error !== undefined) fail(span, error);
  span.end();
}

import { setTimeout } from 'node:timers/promises';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import type { Log } from '../log/log.ts';
import { sayRarely } from '../log/say-rarely.ts';

/** Where traces go, in the protocol of OpenTelemetry over HTTP. */
export interface TracingPlan {
  /** Of the collector, without `/v1/traces`. */
  url: string;
  /** Sent with each batch, such as a token. */
  headers: Readonly<Record<string, string>>;
  /** The part of all traces that is kept, from 0 to 1. */
  ratio: number;
  service: string;
}

/** How long the end of the process waits for a collector that does not answer. */
const endMs = 2_000;

/** What the library has to say goes to the log; a collector that is down costs one line a minute. */
function tellLog(log: Log): void {
  const isNew = sayRarely();
  const tell = (message: string) => {
    if (isNew(message)) log.warn({ message: message.slice(0, 300) }, 'traces could not be sent');
  };
  const quiet = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** From here on requests, and what is done for them, are traced. Loads what that needs, so that others do without. */
export async function startTracing(plan: TracingPlan, log: Log): Promise<{ stop(): Promise<void> }> {
  const [
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  tellLog(log);
  const url = `${plan.url.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...plan.headers } });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': plan.service }),
    // What a proxy has decided for the whole trace holds here too.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(plan.ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        setTimeout(endMs, undefined, { ref: false }),
      ]);
    },
  };
}

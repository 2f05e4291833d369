import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding). */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

export interface TraceCollector {
  url: string;
  spans: CollectedSpan[];
  /** All bodies as they came. */
  bodies: string[];
  /** `Authorization` of each batch. */
  tokens: (string | undefined)[];
  close(): Promise<void>;
}

/** Takes traces as a collector does, and keeps them. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const tokens: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await text(request);
      bodies.push(body);
      tokens.push(request.headers.authorization);
      const { resourceSpans } = JSON.parse(body) as Batch;
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
      response.end('{}');
    };
    take().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ spans, bodies, tokens },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

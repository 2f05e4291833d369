import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('tideport');

interface RequestTrace {
  /** A proxy in front says which trace the request belongs to; what a visitor says of that could join it to another's. */
  trustsSender: boolean;
  /** The pattern of the route that answers; never the address, which may be a key. */
  routeOf(method: string, path: string): string;
}

/** Work under the trace of its request, which ends with the answer. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustsSender, routeOf, work }: RequestTrace & { work: () => void },
): void {
  const { method = 'GET' } = request;
  const parent = trustsSender ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
  const attributes = { 'http.request.method': method };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  response.once('close', () => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const route = routeOf(method, path);
    span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    const id = response.getHeader('x-request-id');
    if (typeof id === 'string') span.setAttribute('tideport.request_id', id);
    if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode);
    if (!response.headersSent || response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(parent, span), work);
}

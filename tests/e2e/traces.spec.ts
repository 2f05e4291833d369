import { expect, test } from '@playwright/test';
import { startOwnPortal } from '../support/own-portal.ts';
import { startTraceCollector, type CollectedSpan } from '../support/trace-collector.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const key = 'KEYTHATOPENSASUBMISSION2345';

const textOf = ({ attributes }: CollectedSpan, name: string) =>
  attributes.find((attribute) => attribute.key === name)?.value.stringValue;

/** Names of what was done directly for a span. */
const stepsOf = (spans: readonly CollectedSpan[], { spanId }: CollectedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);

test('requests are traced with what they wait for, and without what people send', async () => {
  const collector = await startTraceCollector();
  const portal = await startOwnPortal({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-tests',
    TRUSTED_PROXIES: '1',
  });
  try {
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    const about = await fetch(`${portal.origin}/en/about`, { headers: { traceparent } });
    await fetch(`${portal.origin}/v1/news/list?lang=en`);
    await fetch(`${portal.origin}/api/submissions/${key}`);
    await fetch(`${portal.deskOrigin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: portal.deskOrigin },
      body: JSON.stringify({ email: 'ana.of.the.tests@example.org', password: 'not the password' }),
    });
    await portal.stop();
    const { spans } = collector;
    const find = (name: string) => spans.find((span) => span.name === name)!;
    expect(find('GET /about')).toMatchObject({ traceId });
    expect(textOf(find('GET /about'), 'tideport.request_id')).toBe(about.headers.get('x-request-id'));
    expect(stepsOf(spans, find('GET /about'))).toContain('makePage');
    expect(stepsOf(spans, find('GET /v1/news/list'))).toContain('select sqlite');
    expect(find('GET /v1/news/list').traceId).not.toBe(traceId);
    expect(find('GET /api/submissions/:reference').traceId).toBeDefined();
    expect(find('POST /api/auth/*').traceId).toBeDefined();
    const sent = collector.bodies.join('\n');
    for (const secret of [key, 'ana.of.the.tests', 'not the password']) expect(sent).not.toContain(secret);
    expect(new Set(collector.tokens)).toEqual(new Set(['Bearer of-the-tests']));
  } finally {
    await portal.stop();
    await collector.close();
  }
});

test('a collector that is down delays no answer, and costs a line of the log', async () => {
  const collector = await startTraceCollector();
  await collector.close();
  const portal = await startOwnPortal({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect((await fetch(`${portal.origin}/en/about`)).status).toBe(200);
  const lines = () => portal.output().match(/traces could not be sent/g)?.length ?? 0;
  await expect.poll(lines, { timeout: 60_000 }).toBe(1);
  await portal.stop();
});

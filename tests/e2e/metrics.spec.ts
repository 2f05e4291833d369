import { expect, test } from '@playwright/test';
import { startOwnPortal } from '../support/own-portal.ts';
import { readMetrics } from '../support/read-metrics.ts';

const token = 'a-token-of-the-tests';
const headers = { authorization: `Bearer ${token}` };

test('a portal that was started with a token measures both listeners, and shows it at the desk’s', async () => {
  const portal = await startOwnPortal({ METRICS_TOKEN: token });
  try {
    await fetch(`${portal.origin}/en/about`);
    await fetch(`${portal.origin}/en/about`);
    await fetch(`${portal.origin}/v1/nothing`);
    await fetch(`${portal.deskOrigin}/api/desk/submissions`);
    expect((await fetch(`${portal.origin}/metrics`, { headers })).status).toBe(404);
    expect((await fetch(`${portal.deskOrigin}/metrics`)).status).toBe(401);
    await expect
      .poll(async () => {
        const answer = await fetch(`${portal.deskOrigin}/metrics`, { headers });
        const requests = readMetrics(await answer.text()).get('tideport_http_requests_total')?.values;
        return [...(requests?.keys() ?? [])];
      })
      .toEqual(
        expect.arrayContaining([
          'tideport_http_requests_total{area="pages",route="/about",status="2xx"}',
          'tideport_http_requests_total{area="api",route="/v1/*",status="4xx"}',
          'tideport_http_requests_total{area="desk",route="/api/desk/submissions",status="4xx"}',
        ]),
      );
    const text = await (await fetch(`${portal.deskOrigin}/metrics`, { headers })).text();
    const metrics = readMetrics(text);
    const valueOf = (series: string) => metrics.get(series.split('{', 1)[0] ?? '')?.values.get(series);
    expect(valueOf('tideport_http_requests_total{area="pages",route="from memory",status="2xx"}')).toBe(1);
    expect(valueOf('tideport_database_up')).toBe(1);
    expect(valueOf('tideport_render_threads')).toBeGreaterThan(0);
    expect(text).not.toContain(token);
  } finally {
    await portal.stop();
  }
});

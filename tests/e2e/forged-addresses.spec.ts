import { expect, test } from '@playwright/test';
import { endAfterTests } from '../support/end-after-tests.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import type { PortalProcess } from '../support/portal-process.ts';

let portal: PortalProcess;
const ending = endAfterTests();
test.beforeAll(async () => {
  portal = ending(await startOwnPortal({ TRUSTED_PROXIES: '1' }));
});

async function subscribe(forwarded: string): Promise<number> {
  const response = await fetch(`${portal.origin}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'nobody' }),
  });
  return response.status;
}

/** The statuses of this many requests, each with an invented address. */
async function listStatuses(count: number, forwardedOf: (index: number) => string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let index = 0; index < count; index += 1) statuses.add(await subscribe(forwardedOf(index)));
  return statuses;
}

test('inventing X-Forwarded-For addresses gives no new limit', async () => {
  expect(await listStatuses(30, (index) => `198.51.100.${index}, 203.0.113.5`)).toContain(429);
  expect(await listStatuses(30, (index) => `nonsense-${index}`)).toContain(429);
  expect(await subscribe('203.0.113.6')).toBe(400);
});

test('one IPv6 network is one visitor', async () => {
  expect(await listStatuses(30, (index) => `2001:db8:1:2::${index.toString(16)}`)).toContain(429);
  expect(await subscribe('2001:db8:1:3::1')).toBe(400);
});

test('the portal’s proxy is not trusted at the desk', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < 40; index += 1) {
    const response = await fetch(`${portal.deskOrigin}/api/auth/sign-in`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: portal.deskOrigin,
        'x-forwarded-for': `198.51.100.${index}`,
      },
      body: JSON.stringify({ email: `nobody-${index}@example.org`, password: 'wrong password' }),
    });
    statuses.add(response.status);
  }
  expect(statuses).toContain(429);
});

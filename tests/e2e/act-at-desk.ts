import { expect } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import type { DeskAccount } from './desk-steps.ts';

/**
 * A reviewer's action on the latest submission that the search finds.
 * @param portal its `desk` is who acts: the demonstration's account, or one of the test's own
 */
export async function actAtDesk(
  portal: Pick<PortalProcess, 'deskOrigin'> & { desk: Pick<DeskAccount, 'email' | 'password'> },
  title: string,
  action: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { deskOrigin, desk } = portal;
  const json = { 'content-type': 'application/json', origin: deskOrigin };
  const signedIn = await fetch(`${deskOrigin}/api/auth/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: desk.email, password: desk.password }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { ...json, cookie: cookie.join('; ') };
  const list = await fetch(`${deskOrigin}/api/desk/submissions?q=${encodeURIComponent(title)}`, { headers });
  const { data } = (await list.json()) as { data: { id: number; version: number }[] };
  const [found] = data;
  const acted = await fetch(`${deskOrigin}/api/desk/submissions/${found?.id}/actions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version: found?.version, action }),
  });
  expect(acted.status).toBe(200);
}

import { expect } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import type { DeskAccount } from './desk-steps.ts';

/** A desk, and who acts at it: the demonstration's account, or one of the test's own. */
type DeskOfPerson = Pick<PortalProcess, 'deskOrigin'> & { desk: Pick<DeskAccount, 'email' | 'password'> };

/** Signs in. @returns calls of the desk's API: without a body it reads; each must succeed */
export async function openDesk({ deskOrigin, desk }: DeskOfPerson) {
  const json = { 'content-type': 'application/json', origin: deskOrigin };
  const signedIn = await fetch(`${deskOrigin}/api/auth/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: desk.email, password: desk.password }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { ...json, cookie: cookie.join('; ') };
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${deskOrigin}/api/desk/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Answer;
  };
}

/** A reviewer's action on the latest submission that the search finds. */
export async function actAtDesk(
  portal: DeskOfPerson,
  title: string,
  action: Readonly<Record<string, unknown>>,
): Promise<void> {
  const call = await openDesk(portal);
  const { data } = await call<{ data: { id: number; version: number }[] }>(
    `submissions?q=${encodeURIComponent(title)}`,
  );
  const [found] = data;
  await call(`submissions/${found?.id}/actions`, { version: found?.version, action });
}

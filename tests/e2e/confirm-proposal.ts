import { expect } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { makeAccount, type DeskAccount } from './desk-steps.ts';

type DeskOf = Pick<PortalProcess, 'dataDir' | 'deskOrigin'>;

/** A second person confirms what waits for one under this title. @returns their account */
export async function confirmProposal(portal: DeskOf, title: string): Promise<DeskAccount> {
  const { deskOrigin } = portal;
  const account = await makeAccount(portal, { name: 'Sola', role: 'editor' });
  const json = { 'content-type': 'application/json', origin: deskOrigin };
  const { email, password } = account;
  const signedIn = await fetch(`${deskOrigin}/api/auth/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { ...json, cookie: cookie.join('; ') };
  const list = await fetch(`${deskOrigin}/api/desk/proposals?per_page=100`, { headers });
  const { data } = (await list.json()) as { data: { id: number; title: string }[] };
  const waiting = data.find((each) => each.title === title);
  const confirmed = await fetch(`${deskOrigin}/api/desk/proposals/${waiting?.id}/actions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'confirm' }),
  });
  expect(confirmed.status, await confirmed.text()).toBe(200);
  return account;
}

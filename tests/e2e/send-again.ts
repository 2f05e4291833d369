import { expect } from '../support/portal-fixture.ts';

/** Sends the form of a submission again, with what is changed, as its team does. @param origin of the portal */
export async function sendAgain(
  origin: string,
  reference: string,
  change: Record<string, unknown>,
): Promise<void> {
  const address = `${origin}/api/submissions/${reference}`;
  const { data } = (await (await fetch(address)).json()) as { data: { payload: object } };
  const sent = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ draft_key: crypto.randomUUID(), payload: { ...data.payload, ...change } }),
  });
  expect(sent.status, await sent.text()).toBe(200);
}

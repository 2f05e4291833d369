import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';

/** The desk, and a visitor who looks at what it changes. */
interface Eyes {
  page: Page;
  visitor: Page;
  deskOrigin: string;
}

/** What visitors see after an act at the desk, by path: pages and calls of the API. */
type Shown = Readonly<Record<string, string>>;

/** Asked again where the portal closes a connection, which it does after ten idle seconds, at the moment of the request. */
const patience = { maxRetries: 1 };

/**
 * Acts at the desk and looks with a visitor's eyes as soon as the desk has confirmed: the first request after that has the change, because the
 * desk answers when the stored pages are renewed (src/app/response-stores.ts). How long visitors waited is noted with the test.
 * @param call path of the desk's API, below `/api/desk/`, whose answer confirms it
 */
export async function showNow(
  { page, visitor, deskOrigin }: Eyes,
  { call, act, shown }: { call: RegExp; act: () => Promise<void>; shown: Shown },
): Promise<void> {
  for (const [path, text] of Object.entries(shown))
    expect(await (await visitor.request.get(path, patience)).text(), `${path} before`).not.toContain(text);
  const sent = page.waitForRequest(
    (request) => {
      const { origin, pathname } = new URL(request.url());
      return origin === deskOrigin && request.method() === 'POST' && call.test(pathname);
    },
    { timeout: 15_000 },
  );
  await act();
  const request = await sent;
  const begun = performance.now();
  expect((await request.response())?.ok(), String(call)).toBe(true);
  const answers = await Promise.all(
    Object.entries(shown).map(async ([path, text]) => {
      const answer = await (await visitor.request.get(path, patience)).text();
      return { path, isShown: answer.includes(text), ms: Math.round(performance.now() - begun) };
    }),
  );
  expect(answers.filter(({ isShown }) => !isShown)).toEqual([]);
  const description = answers.map(({ path, ms }) => `${path} ${ms} ms`).join(', ');
  test.info().annotations.push({ type: 'visible after the desk was asked', description });
}

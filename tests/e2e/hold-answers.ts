import type { Page } from '@playwright/test';

/** The server's answers to calls of these addresses reach the page only once `release` is called: a slow network. */
export async function holdAnswers(page: Page, addresses: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrive = () => {};
  /** Resolves when the server has answered the first call. */
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(addresses, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    arrive();
    await released;
    return route.fulfill({ response });
  });
  return { waiting, release };
}

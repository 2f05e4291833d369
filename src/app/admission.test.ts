import { expect, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { createQueuedRenderer } from './admission.ts';
import type { PageRenderer } from './page-renderer.ts';

const head = { title: '', description: '' };

/** A renderer whose pages are finished by the test, one after the other. */
function heldRenderer() {
  const held: (() => void)[] = [];
  const began: string[] = [];
  const renderer = {
    renderPage: ({ id }: { id: string }) => {
      began.push(id);
      return new Promise((resolve) => held.push(() => resolve({ html: id, head })));
    },
  } as unknown as PageRenderer;
  return { renderer: createQueuedRenderer(renderer), held, began };
}

const ask = (renderer: PageRenderer, id: string) => renderer.renderPage({ id } as never);
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('pages are rendered one after the other, and the network is looked after in between', async () => {
  const { renderer, held, began } = heldRenderer();
  const pages = [ask(renderer, 'home'), ask(renderer, 'about'), ask(renderer, 'news')];
  expect(began).toEqual([]);
  for (const expected of [['home'], ['home', 'about'], ['home', 'about', 'news']]) {
    while (began.length < expected.length) await turn();
    expect(began).toEqual(expected);
    held.shift()?.();
  }
  expect((await Promise.all(pages)).map(({ html }) => html)).toEqual(['home', 'about', 'news']);
});

test('past a hundred that wait a page is refused with a time to come back, and the error page is not', async () => {
  const { renderer, held, began } = heldRenderer();
  const pages = Array.from({ length: 101 }, () => ask(renderer, 'home'));
  const refusal = await ask(renderer, 'home').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  while (began.length === 0) await turn();
  const errorPage = ask(renderer, 'error');
  expect(began).toEqual(['home', 'error']);
  held.pop()?.();
  expect((await errorPage).html).toBe('error');
  for (let finished = 0; finished < pages.length; finished += 1) {
    while (held.length === 0) await turn();
    held.shift()?.();
  }
  expect(await Promise.all(pages)).toHaveLength(101);
});

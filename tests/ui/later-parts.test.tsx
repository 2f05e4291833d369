import { useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { laterParts } from '#ui/later/later-parts.tsx';

let root: Root | undefined;
let box: HTMLElement;

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>;
}

const parts = { Counter };

/** A served page with this HTML, to which React comes. */
function serve(html: string, top = '0'): HTMLElement {
  box = document.createElement('div');
  box.style.marginTop = top;
  box.innerHTML = html;
  document.body.append(box);
  return box;
}

afterEach(() => {
  root?.unmount();
  box.remove();
});

const button = () => box.querySelector('button');
const nearHtml = '<div><!--$--><button>pressed 0</button><!--/$--></div>';
const stillHtml = '<div><button>pressed 0</button></div>';

test('a part far away stays as it was served; near the window it is hydrated, with the same elements', async () => {
  const load = vi.fn(() => Promise.resolve(parts));
  const Part = laterParts(load).near((all) => all.Counter);
  root = hydrateRoot(serve(nearHtml, '400vh'), <Part />);
  const served = button();
  await vi.waitFor(() => expect(box.firstElementChild).not.toBeNull());
  expect(load).not.toHaveBeenCalled();
  served?.scrollIntoView();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => {
    served?.click();
    expect(served?.textContent).not.toBe('pressed 0');
  });
  expect(button()).toBe(served);
});

test('code that could not be fetched is fetched again with a press', async () => {
  const load = vi.fn(() => Promise.resolve(parts));
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = laterParts(load).near((all) => all.Counter);
  root = hydrateRoot(serve(nearHtml), <Part />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(button()?.textContent).toBe('pressed 0');
  await vi.waitFor(() => {
    button()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => {
    button()?.click();
    expect(button()?.textContent).not.toBe('pressed 0');
  });
});

test('a still part keeps its HTML, and presses in it are heard as everywhere', async () => {
  const load = vi.fn(() => Promise.resolve(parts));
  const Part = laterParts(load).still((all) => all.Counter);
  const served = serve(stillHtml);
  root = hydrateRoot(served, <Part />);
  const heard = vi.fn();
  document.addEventListener('pointerdown', heard);
  await vi.waitFor(() => {
    button()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(heard).toHaveBeenCalled();
  });
  document.removeEventListener('pointerdown', heard);
  expect(button()?.textContent).toBe('pressed 0');
  expect(load).not.toHaveBeenCalled();
});

test('parts that were fetched are drawn', async () => {
  const page = laterParts(() => Promise.resolve(parts));
  const [Near, Still] = [page.near((all) => all.Counter), page.still((all) => all.Counter)];
  await page.prepare();
  root = createRoot(serve('', '400vh'));
  root.render([<Near key="near" />, <Still key="still" />]);
  await vi.waitFor(() => {
    const buttons = [...box.querySelectorAll('button')];
    for (const each of buttons) each.click();
    expect(buttons).toHaveLength(2);
    expect(buttons.map(({ textContent }) => textContent)).not.toContain('pressed 0');
  });
});

test('a still part that React had to make again is fetched', async () => {
  const load = vi.fn(() => Promise.resolve(parts));
  const Part = laterParts(load).still((all) => all.Counter);
  root = hydrateRoot(serve('<div></div>'), <Part />);
  await vi.waitFor(() => expect(button()?.textContent).toBe('pressed 0'));
});

import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepTexts } from '#lib/keep-texts.ts';

beforeAll(() => keepTexts(document.body));

function listTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentNode }) => data.trim() !== '' && parentNode?.nodeName !== 'FONT');
}

function createFont(content: string | Node): HTMLElement {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(content);
  outer.append(inner);
  return outer;
}

/** How programs translate a text: each leaves `<font><font>…</font></font>` in its place. */
const programs: [string, (text: Text) => void][] = [
  ['replaces the text', (text) => text.replaceWith(createFont(text.data.toUpperCase()))],
  [
    'inserts its own beside the text and removes that',
    (text) => {
      text.before(createFont(text.data.toUpperCase()));
      text.remove();
    },
  ],
  [
    'inserts its own behind the text and removes that',
    (text) => {
      text.after(createFont(text.data.toUpperCase()));
      text.remove();
    },
  ],
  [
    'wraps the text',
    (text) => {
      const font = createFont('');
      text.replaceWith(font);
      text.data = text.data.toUpperCase();
      font.firstElementChild!.append(text);
    },
  ],
];

/** Bare texts of every kind: one that goes, one that changes, and one before which an element appears. */
function Form() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p data-testid="goes">
        {count === 0 ? 'not yet' : null}
        <b>sent</b>
      </p>
      <p data-testid="changes">
        sent {count} times<i>!</i>
      </p>
      <p data-testid="before">
        {count > 0 && <b>1.</b>}
        then
      </p>
      <p data-testid="switches">{count === 0 ? 'none' : <b>some</b>}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        <i>*</i>send
      </button>
    </div>
  );
}

const words = (id: string) => page.getByTestId(id).element().textContent?.toLowerCase();

test.each(programs)('a program that %s breaks nothing, and no old text stays', async (_, translate) => {
  await render(<Form />);
  for (const text of listTexts()) translate(text);
  expect(page.getByTestId('changes').element().querySelector('font')).not.toBeNull();
  for (const [goes, changes, before, switches] of [
    ['sent', 'sent 1 times!', '1.then', 'some'],
    ['sent', 'sent 2 times!', '1.then', 'some'],
  ]) {
    await page.getByRole('button').click();
    await expect.poll(() => words('changes')).toBe(changes);
    expect([words('goes'), words('before'), words('switches')]).toEqual([goes, before, switches]);
    for (const text of listTexts()) translate(text);
  }
});

test('a translation that ends gives the texts back', async () => {
  await render(<Form />);
  const replaced = listTexts().map((text) => {
    const font = createFont(text.data.toUpperCase());
    text.replaceWith(font);
    return { text, font };
  });
  for (const { text, font } of replaced) font.replaceWith(text);
  await page.getByRole('button').click();
  await expect.poll(() => words('changes')).toBe('sent 1 times!');
  expect([words('goes'), words('before'), words('switches')]).toEqual(['sent', '1.then', 'some']);
  expect(document.querySelector('font')).toBeNull();
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSubmissions, keepSubmission, useKeptSubmissions } from './kept-submissions.ts';

const reference = 'a'.repeat(26);
const other = 'b'.repeat(26);
const key = 'sent-submissions';

let values: Map<string, string>;

beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => JSON.parse(values.get(key) ?? 'null') as unknown;

test('the latest submission comes first, and each is there once', () => {
  const first = { reference, number: 1, title: 'Lantern' };
  const second = { reference: other, number: 2, title: 'Harbor' };
  keepSubmission(first);
  keepSubmission(second);
  keepSubmission(first);
  expect(stored()).toEqual([first, second]);
});

test('what is no submission is not read, and the list can be erased', () => {
  values.set(
    key,
    JSON.stringify([
      null,
      'x',
      { reference: '../../evil', number: 1, title: 'Evil' },
      { reference, number: '1' },
    ]),
  );
  const sent = { reference: other, number: 2, title: 'Harbor' };
  keepSubmission(sent);
  expect(stored()).toEqual([sent]);
  forgetSubmissions();
  expect(stored()).toBeNull();
});

test('no more than fifty are kept', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const references = letters.flatMap((letter) => ['a', 'b'].map((end) => letter.repeat(25) + end));
  for (const [number, each] of references.entries())
    keepSubmission({ reference: each, number, title: 'Lantern' });
  expect(stored()).toHaveLength(50);
  expect(stored()).toMatchObject([{ number: 51 }, { number: 50 }, ...Array.from({ length: 48 }, () => ({}))]);
});

test('where the browser refuses storage, nothing is kept and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSubmission({ reference, number: 1, title: 'Lantern' });
  forgetSubmissions();
  expect(values.size).toBe(0);
});

test('on the server the list is empty', () => {
  keepSubmission({ reference, number: 1, title: 'Lantern' });
  const Count = () => createElement('b', {}, useKeptSubmissions().length);
  expect(renderToString(createElement(Count))).toBe('<b>0</b>');
});

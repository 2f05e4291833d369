import { expect, test } from 'vitest';
import type { Block } from '../model/markdown-tree.ts';
import { AppError } from '#lib/app-error.ts';
import { createMarkdown } from './markdown.ts';

const blocks = (text: string): Block[] => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];

function createCounted(answer: (source: string) => Promise<Block[]> = async (source) => blocks(source)) {
  const parsed: string[] = [];
  const warned: string[] = [];
  const warn = (_: unknown, message?: string) => void warned.push(message ?? '');
  const markdown = createMarkdown({
    parse: ({ source }) => {
      parsed.push(source.slice(0, 9));
      return answer(source);
    },
    log: { warn } as never,
  });
  return {
    parsed,
    warned,
    read: (source: string, hasPictures = false) => markdown.read({ source, hasPictures }),
  };
}

test('a text is parsed once, for all pages and recipients that want it at the same time or later', async () => {
  const { read, parsed } = createCounted();
  const all = await Promise.all(Array.from({ length: 1_000 }, () => read('Fees')));
  expect(all.every((each) => each === all[0])).toBe(true);
  expect(await read('Fees')).toEqual(blocks('Fees'));
  expect(parsed).toEqual(['Fees']);
});

test('a text with and one without pictures are two', async () => {
  const { read, parsed } = createCounted();
  await read('Fees', true);
  await read('Fees', false);
  expect(parsed).toHaveLength(2);
});

test('texts used last are kept, up to a million characters', async () => {
  const { read, parsed } = createCounted();
  const long = (name: string) => name.padEnd(400_000);
  for (const name of ['one', 'two', 'one', 'three', 'one', 'two']) await read(long(name));
  expect(parsed.map((name) => name.trim())).toEqual(['one', 'two', 'three', 'two']);
});

test('a text whose parsing was ended is shown as it was written, logged, and not tried again', async () => {
  const { read, parsed, warned } = createCounted(() => Promise.reject(new Error('not done after 15000 ms')));
  for (let time = 0; time < 2; time += 1)
    expect(await read('a *b*\n\n\n> c')).toEqual([...blocks('a *b*'), ...blocks('> c')]);
  expect(parsed).toHaveLength(1);
  expect(warned).toEqual(['a text could not be parsed; it is shown as it was written']);
});

test('a text that found all threads busy is tried again by the next who wants it', async () => {
  let busy = true;
  const { read } = createCounted(async (source) => {
    if (busy) throw new AppError('unavailable', 'Too many pages are being made.');
    return blocks(source);
  });
  await expect(read('Fees')).rejects.toThrow('Too many pages');
  busy = false;
  expect(await read('Fees')).toEqual(blocks('Fees'));
});

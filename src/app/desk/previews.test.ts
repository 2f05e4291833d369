import { expect, it } from 'vitest';
import { createPreviews } from './previews.ts';

const page = { document: '<p>draft</p>', policy: "default-src 'none'" };

it('makes one preview per person at a time, and the next one after it', async () => {
  const previews = createPreviews();
  const held = Promise.withResolvers<typeof page>();
  const first = previews.render('mara', () => held.promise);
  await expect(previews.render('mara', async () => page)).rejects.toMatchObject({ status: 429 });
  expect(await previews.render('jonas', async () => page)).toBeTruthy();
  held.resolve(page);
  expect(previews.find('mara', await first)).toBe(page);
  const next = await previews.render('mara', async () => page);
  expect(previews.find('mara', next)).toBe(page);
  await expect(async () => previews.find('mara', await first)).rejects.toMatchObject({ status: 404 });
});

it('lets a person try again after a preview that failed', async () => {
  const previews = createPreviews();
  const broken = previews.render('mara', () => Promise.reject(new Error('no page')));
  await expect(broken).rejects.toThrow('no page');
  expect(await previews.render('mara', async () => page)).toBeTruthy();
});

it('keeps the latest previews of fifty people', async () => {
  const previews = createPreviews();
  const first = await previews.render('p0', async () => page);
  for (let index = 1; index <= 50; index += 1) await previews.render(`p${index}`, async () => page);
  expect(() => previews.find('p0', first)).toThrow('replaced');
});

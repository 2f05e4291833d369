import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepPictures } from '../../scripts/export/kept-pictures.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const picture = { locale: 'en', title: 'Coins travel', seed: 7 } as const;

/** One export after another, which say what they have drawn. */
function useExports() {
  const folder = join(useTemporaryFolder(), 'share-pictures');
  const drawn: string[] = [];
  const begin = (build: string) =>
    keepPictures(
      async ({ title }) => {
        drawn.push(title);
        return Buffer.from(`${title}, drawn by ${build}`);
      },
      { folder, build },
    );
  return { folder, drawn, begin };
}

test('a picture is drawn once, and again where its title or the build has changed', async () => {
  const { drawn, begin } = useExports();
  const first = await begin('one').drawPicture(picture);
  const second = begin('one');
  expect(await second.drawPicture(picture)).toEqual(first);
  expect(drawn).toEqual(['Coins travel']);
  await second.drawPicture({ ...picture, title: 'Keys stay home' });
  expect(drawn).toEqual(['Coins travel', 'Keys stay home']);
  expect(second.count()).toEqual({ pictures: 2, drawn: 1 });
  expect(String(await begin('two').drawPicture(picture))).toBe('Coins travel, drawn by two');
});

test('pictures of pages that are gone are deleted', async () => {
  const { folder, begin } = useExports();
  const first = begin('one');
  await first.drawPicture(picture);
  await first.drawPicture({ ...picture, title: 'Gone tomorrow' });
  const second = begin('one');
  await second.drawPicture(picture);
  await second.dropOthers();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(second.count()).toEqual({ pictures: 1, drawn: 0 });
});

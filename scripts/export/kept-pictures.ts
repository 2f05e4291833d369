import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from '#app/rendering/page-renderer.ts';

type DrawPicture = Drawing['drawPicture'];

/** The pictures of pages, of which each export draws only those that changed. */
export interface KeptPictures {
  drawPicture: DrawPicture;
  /** How many were asked for, and how many of them were drawn. */
  count(): { pictures: number; drawn: number };
  /** Deletes the pictures that nothing has asked for. */
  dropOthers(): Promise<void>;
}

/**
 * Drawing is most of an export's work, and titles seldom change: pictures are files, named after everything that they are drawn from.
 * @param draw what draws those that are not there yet
 * @param options.folder theirs alone; made when the first is drawn
 * @param options.build differs when anything else that they are drawn from has changed: fonts, brand, code
 */
export function keepPictures(
  draw: DrawPicture,
  { folder, build }: { folder: string; build: string },
): KeptPictures {
  const asked = new Set<string>();
  let drawn = 0;
  const nameOf = (input: Parameters<DrawPicture>[0]) =>
    `${createHash('sha256')
      .update(JSON.stringify([build, input.locale, input.title, input.seed]))
      .digest('hex')}.png`;
  async function write(name: string, picture: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    // A half-written file never has its name.
    const unfinished = join(folder, `${randomUUID()}.unfinished`);
    await writeFile(unfinished, picture);
    await rename(unfinished, join(folder, name));
  }
  return {
    async drawPicture(input) {
      const name = nameOf(input);
      asked.add(name);
      if (existsSync(join(folder, name))) return readFile(join(folder, name));
      const picture = await draw(input);
      drawn += 1;
      await write(name, picture);
      return picture;
    },
    count: () => ({ pictures: asked.size, drawn }),
    async dropOthers() {
      if (!existsSync(folder)) return;
      const others = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

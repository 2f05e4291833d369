import { Hono } from 'hono';
import {
  parsePictureAddress,
  type PictureSubject,
} from '#features/core/brand/model/sharing/picture-address.ts';
import type { PictureInput } from '#features/core/brand/server/sharing/draw-picture.ts';
import { describePage, type DescribeDependencies } from '../describe-page.ts';
import { loaderOf } from '../loaders.ts';
import { matchPage } from '../match-page.ts';
import type { Drawing } from '../rendering/page-renderer.ts';

/** A page without an id has its own waters too (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** What to draw: only for addresses of pages that there are, and in their own words. */
async function findPicture(
  { locale, path, id }: PictureSubject,
  deps: DescribeDependencies,
): Promise<Omit<PictureInput, 'brand'> | undefined> {
  const match = matchPage(path);
  if (!match || (id && !loaderOf(match).query.includes('id'))) return undefined;
  const query = new URLSearchParams(id ? { id } : {});
  const head = await describePage({ match, locale, query }, deps);
  if (!head) return undefined;
  const { brand } = deps.services;
  const number = id ?? match.params['id'];
  return {
    locale,
    // The wordmark says the name already; what belongs to what needs no dot where it has a line of its own.
    title: head.title.replace(`${brand.name} · `, '').replaceAll(' · ', '\n'),
    seed: number === undefined ? seedOf(match.id) : Number(number),
  };
}

/** `/og/<locale>/<page>.png`: the picture of a page for those who link to it. */
export function createPictureRoutes(deps: DescribeDependencies, drawing: Pick<Drawing, 'drawPicture'>): Hono {
  const app = new Hono();
  app.get('/og/*', async (c) => {
    for (const subject of parsePictureAddress(c.req.path)) {
      const input = await findPicture(subject, deps);
      if (!input) continue;
      const picture = await drawing.drawPicture(input);
      return c.body(new Uint8Array(picture), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
    }
    return c.notFound();
  });
  return app;
}

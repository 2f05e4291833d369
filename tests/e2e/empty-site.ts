import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { listClaims, listLinks, readMessage, textOf } from '../support/page-claims.ts';
import { expect } from '../support/portal-fixture.ts';
import { loadSitemap } from '../support/read-sitemap.ts';

interface EmptySite {
  origin: string;
  /** Those that it offers. */
  languages: readonly Locale[];
}

/** Reads every page of a portal without contents, in every language, and everything that they lead to. */
export async function walkEmptySite(
  { origin, languages }: EmptySite,
  request: APIRequestContext,
): Promise<void> {
  const listed = (await loadSitemap(origin)).map(({ loc }) => new URL(loc).pathname);
  for (const code of languages)
    expect(listed.filter((path) => path.split('/')[1] === code).length, code).toBeGreaterThan(15);
  const foundOn = new Map<string, string>();
  for (const path of listed) {
    const answer = await request.get(origin + path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect({ path, claims: listClaims(html) }).toEqual({ path, claims: [] });
    for (const link of listLinks(html)) foundOn.set(link, path);
  }
  for (const code of languages) {
    const verify = await (await request.get(`${origin}/${code}/verify`)).text();
    const said = await readMessage(code, 'downloads', 'No app is published yet.');
    expect(textOf(verify), code).toContain(said);
  }
  expect(foundOn.size).toBeGreaterThan(listed.length / 2);
  const dead: string[] = [];
  for (const [link, path] of foundOn) {
    const answer = await request.get(origin + link);
    if (!answer.ok()) dead.push(`${link} on ${path}: ${answer.status()}`);
  }
  expect(dead).toEqual([]);
}

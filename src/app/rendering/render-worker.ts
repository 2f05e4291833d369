import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Messages } from '@lingui/core';
import { Piscina } from 'piscina';
import { brand } from '#brand/brand.ts';
import type { MarkdownSource } from '#features/core/news/server/markdown.ts';
import type { PictureInput } from '#features/core/brand/server/sharing/draw-picture.ts';
import type { Locale } from '#i18n/locales.ts';
import { compressBodySync, type CompressedBody } from '#platform/http/precompressed-response.ts';
import { readPageAssets } from '../page-assets.ts';
import type { MailInput } from '../render-mail.ts';
import {
  makePage as makePageWith,
  makeStill as makeStillWith,
  type PageOrder,
  type PageSource,
  type StillOrder,
} from './make-page.ts';
import type { HeadInput, MailWriter, RenderBundle } from './page-renderer.ts';
import { outcomeOf, type TaskOutcome } from './task-outcome.ts';

/* Runs in a worker thread: whatever renders, compresses or draws is here. */

const { distDir } = Piscina.workerData as { distDir: string };

/** What `npm run build` made in dist/. Loads React and the words: for threads that render. */
async function loadBuiltPages(distDir: string) {
  const load = (name: string) => import(pathToFileURL(join(distDir, 'server', name)).href);
  const bundle = (await load('render-page.js')) as RenderBundle;
  const readWords = (locale: Locale) => readFileSync(join(distDir, 'server/words', `${locale}.json`), 'utf8');
  bundle.readWordsBy((locale) => JSON.parse(readWords(locale)) as Messages);
  const { renderMail, readMailWords } = (await load('render-mail.js')) as MailWriter;
  const messages = readFileSync(join(distDir, 'page-messages.json'), 'utf8');
  const ids = JSON.parse(messages) as Record<string, string[]>;
  const source: PageSource = {
    renderPage: bundle.renderPage,
    messagesFor: (id, locale) => bundle.listMessages(locale, ids[id] ?? []),
    assetsFor: readPageAssets(join(distDir, 'client')),
    finishDocument: async (_address, document) => document,
    development: false,
  };
  return { ...source, describePage: bundle.describePage, renderMail, readMailWords };
}

// While the thread starts, so that the first page does not wait for it.
const built = loadBuiltPages(distDir);
// Reported to the request that waits for a page.
built.catch(() => undefined);

/** Hands the bytes over instead of copying them. */
function handOver<Value>(outcome: TaskOutcome<Value>, bytes: readonly Uint8Array[]): TaskOutcome<Value> {
  return Piscina.move({
    get [Piscina.transferableSymbol]() {
      return bytes.map(({ buffer }) => buffer);
    },
    get [Piscina.valueSymbol]() {
      return outcome;
    },
  } as never) as never;
}

const bytesOf = ({ br }: CompressedBody) => [br];

export async function makePage({ order, known }: { order: PageOrder; known: string | undefined }) {
  const outcome = await outcomeOf(async () =>
    makePageWith(order, known, { source: await built, compress: compressBodySync }),
  );
  return outcome.ok && outcome.value ? handOver(outcome, bytesOf(outcome.value.body)) : outcome;
}

export const makeStill = (order: StillOrder) => outcomeOf(async () => makeStillWith(order, await built));

export const describePage = (input: HeadInput) => outcomeOf(async () => (await built).describePage(input));

export const renderMail = (input: MailInput) => outcomeOf(async () => (await built).renderMail(input));

export const readMailWords = (input: Parameters<MailWriter['readMailWords']>[0]) =>
  outcomeOf(async () => (await built).readMailWords(input));

export async function compressBody({ body }: { body: Uint8Array }) {
  const outcome = await outcomeOf(() =>
    compressBodySync(Buffer.from(body.buffer, body.byteOffset, body.length)),
  );
  return outcome.ok ? handOver(outcome, bytesOf(outcome.value)) : outcome;
}

export const parseMarkdown = ({ source, hasPictures }: MarkdownSource) =>
  outcomeOf(async () => {
    const { parseMarkdown: parse } = await import('#features/core/news/server/parse-markdown.ts');
    return parse(source, { hasPictures });
  });

// What draws is loaded with the first picture.

export const drawPicture = (input: Omit<PictureInput, 'brand'>) =>
  outcomeOf(async () => {
    const { drawPicture: draw } = await import('#features/core/brand/server/sharing/draw-picture.ts');
    return draw({ ...input, brand });
  });

/** @param name of a file in `features/site/brandkit/server/app-icons.ts`, or `favicon.ico` */
export const drawIcon = (name: string) =>
  outcomeOf(async () => {
    const { createAppIcons } = await import('#features/site/brandkit/server/app-icons.ts');
    const icons = createAppIcons(brand);
    return name === 'favicon.ico' ? icons.drawFavicon() : icons.drawIcon(name);
  });

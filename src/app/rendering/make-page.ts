import { createHash } from 'node:crypto';
import type { Messages } from '@lingui/core';
import type { HostFamily } from '#features/core/brand/model/host-family.ts';
import type { StillPage } from '#features/team/editing/server/previews.ts';
import type { Locale } from '#i18n/locales.ts';
import { stillContentPolicy } from '#platform/http/security-headers.ts';
import type { CompressedBody } from '#platform/http/precompressed-response.ts';
import { documentPolicy, renderDocument, renderStillDocument } from '../document.ts';
import type { PageAssets } from '../page-assets.ts';
import type { PageState } from '../page-state.ts';
import type { PageId } from '../page-table.ts';
import type { RenderInput, RenderedPage } from '../render-page.tsx';

/** `document` is the page for reading, `data` the JSON that a navigation in the browser fetches. */
export type ResponseFormat = 'document' | 'data';

/** Everything that a page is made from. It can be sent to another thread, and the same order gives the same page. */
export interface PageOrder {
  /** The messages are added where the page is made. */
  state: Omit<PageState, 'messages'>;
  format: ResponseFormat;
  status: number;
  /** Hosts of the brand's links. */
  family: HostFamily;
  site: {
    publicOrigin: string;
    /** Where the pages' calls go, where that is not their own origin: in a static copy. */
    apiOrigin?: string;
    name: string;
    /** Sources of pictures other than the portal itself. */
    pictureSources?: readonly string[];
  };
}

export interface MadePage {
  body: CompressedBody;
  /** Headers that depend on what is in the page. */
  headers: Record<string, string>;
  /** Of the order. */
  digest: string;
}

/** The built pages, or those of the development server. */
export interface PageSource {
  renderPage(input: RenderInput): Promise<RenderedPage>;
  /** The messages that a page can show. */
  messagesFor(id: PageId, locale: Locale): Promise<Messages>;
  assetsFor(id: PageId): PageAssets;
  /** Lets the development server add its own scripts; the built pages stay as they are. */
  finishDocument(address: string, document: string): Promise<string>;
  /** True in development: inline scripts and styles of the development server are let through, nothing is stored. */
  development: boolean;
}

async function writeDocument(order: PageOrder, source: PageSource) {
  const { state, family, site, status } = order;
  const { apiOrigin } = site;
  const { html, head } = await source.renderPage({ ...state, family, apiOrigin });
  const assets = source.assetsFor(state.id);
  const document = renderDocument({
    publicOrigin: site.publicOrigin,
    apiOrigin,
    head: status === 200 ? head : { ...head, noIndex: true },
    html,
    state: { ...state, messages: await source.messagesFor(state.id, state.locale) },
    assets,
    siteName: site.name,
    family,
  });
  const policy: Record<string, string> = source.development
    ? {}
    : {
        'content-security-policy': documentPolicy(assets, state.notice, {
          pictures: site.pictureSources ?? [],
          api: apiOrigin,
        }),
      };
  return {
    text: await source.finishDocument(`/${state.locale}${state.path}`, document),
    headers: { 'content-language': state.locale, ...policy },
  };
}

async function writePage(order: PageOrder, source: PageSource) {
  if (order.format === 'document') return writeDocument(order, source);
  const { state } = order;
  const messages = await source.messagesFor(state.id, state.locale);
  return { text: JSON.stringify({ ...state, messages }), headers: {} };
}

const digestOf = (order: PageOrder) => createHash('sha256').update(JSON.stringify(order)).digest('base64url');

export interface RenderTools {
  source: PageSource;
  compress: (body: Buffer) => CompressedBody | Promise<CompressedBody>;
}

/**
 * Makes a page, ready to be sent.
 * @param known digest of the order that a stored page was made from
 * @returns undefined when the stored page is still valid
 */
export async function makePage(
  order: PageOrder,
  known: string | undefined,
  { source, compress }: RenderTools,
): Promise<MadePage | undefined> {
  const digest = digestOf(order);
  if (digest === known) return undefined;
  const { text, headers } = await writePage(order, source);
  return { body: await compress(Buffer.from(text)), headers, digest };
}

export interface StillOrder {
  order: PageOrder;
  theme: 'light' | 'dark';
}

/** A page as it is first painted, without scripts: what the desk's preview shows. Nothing is stored or compressed. */
export async function makeStill({ order, theme }: StillOrder, source: PageSource): Promise<StillPage> {
  const { state, family, site } = order;
  const { html, head } = await source.renderPage({ ...state, family });
  const assets = source.assetsFor(state.id);
  const { name: siteName, pictureSources: pictures = [] } = site;
  const input = { siteName, head, html, state: { ...state, messages: {} }, assets };
  return {
    document: renderStillDocument(input, theme),
    policy: stillContentPolicy({ styles: [assets.style], pictures }),
  };
}

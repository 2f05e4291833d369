import type { ShownItem } from '#features/store/catalogue/server/catalogue-records.ts';
import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import { storeAddress } from '#features/store/catalogue/view/store/store-address.ts';
import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { FoundFile } from '#platform/files/find-file.ts';
import type { DraftRendering, PlacedPage, PlaceView } from './draft-rendering.ts';

/** `card`: among the results of the store. `page`: its own page, which DApps alone have. */
export const listingViews = ['card', 'page'] as const;

export interface ListingView extends PlaceView {
  item: ShownItem;
  view: (typeof listingViews)[number];
}

export type ListingDependencies = DraftRendering & {
  /** Any uploaded file, public or not. */
  findFile: (sha256: string) => Promise<FoundFile | undefined>;
};

/** An empty square, for what has no logo yet. */
const noLogo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%238aa0ab"/%3E%3C/svg%3E';

/** A logo has no address for visitors before it is listed: the preview carries it. */
async function drawnLogo(icon_url: string, findFile: ListingDependencies['findFile']): Promise<string> {
  if (icon_url === '') return noLogo;
  const hash = /^\/files\/([0-9a-f]{64})\./.exec(icon_url)?.[1];
  const file = hash === undefined ? undefined : await findFile(hash);
  if (!file || file.isPublic) return icon_url;
  return `data:${file.mediaType};base64,${Buffer.from(file.bytes).toString('base64')}`;
}

/** The same kind of item with its logo as the preview shows it. */
async function withLogo(item: ShownItem, findFile: ListingDependencies['findFile']): Promise<ShownItem> {
  const icon_url = await drawnLogo(item.entry.row.icon_url, findFile);
  return { ...item, entry: { ...item.entry, row: { ...item.entry.row, icon_url } } } as ShownItem;
}

function nameOf(item: ShownItem, locale: Locale): string {
  const { row } = item.entry;
  if ('title' in row) {
    const { texts } = item.entry as Extract<ShownItem, { kind: 'dapp' }>['entry'];
    return chooseText(texts, locale)?.title || row.title;
  }
  return row.symbol || row.name;
}

/** The card or the page that visitors will get of a listed item, drawn by the store itself. */
export async function renderListing(
  { item: sent, view, ...place }: ListingView,
  { findFile, renderPlace }: ListingDependencies,
): Promise<PlacedPage> {
  const item = await withLogo(sent, findFile);
  const lay = ({ own }: DraftRendering['services']) => {
    const content = { ...own, catalogue: own.catalogue.showing(item) };
    return { shown: content };
  };
  if (view === 'page' && item.kind === 'dapp')
    return renderPlace({ path: dappAddress(item.entry.row.hid), lay }, place);
  const path = storeAddress({ key: nameOf(item, place.locale).trim() || 'new' });
  const anchor = item.kind === 'dapp' ? 'store-list' : 'store-assets';
  return renderPlace({ path, anchor, lay }, place);
}

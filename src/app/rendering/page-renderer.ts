import type { Priority } from '#lib/work-queue.ts';
import type { ParseMarkdown } from '#features/core/news/server/markdown.ts';
import type { PictureInput } from '#features/core/brand/server/sharing/draw-picture.ts';
import type { CompressedBody } from '#platform/http/precompressed-response.ts';
import type { PageHead } from '#routes/page.ts';
import type { readMailWords, renderMail } from '../render-mail.ts';
import type {
  describePage,
  listMessages,
  listWords,
  readWordsBy,
  RenderInput,
  renderPage,
} from '../render-page.tsx';
import type { RenderLoad } from './render-pool.ts';
import type { StillPage } from '#features/team/editing/server/previews.ts';
import type { MadePage, PageOrder, StillOrder } from './make-page.ts';

/** What the built or transformed render-page.tsx exports. */
export interface RenderBundle {
  renderPage: typeof renderPage;
  describePage: typeof describePage;
  listMessages: typeof listMessages;
  listWords: typeof listWords;
  readWordsBy: typeof readWordsBy;
}

export type RenderMail = typeof renderMail;

/** What the built or transformed render-mail.ts exports. */
export interface MailWriter {
  renderMail: RenderMail;
  readMailWords: typeof readMailWords;
}

export type HeadInput = Omit<RenderInput, 'path' | 'notice' | 'family' | 'apiOrigin'>;

/** A turn in the line of what is rendered. */
export interface PageTurn {
  priority: Priority;
  /** Digest of the order that a stored page was made from. */
  known?: string | undefined;
}

/** Makes pages and compresses responses, in other threads (production) or in this one (development). */
export interface PageRenderer {
  /**
   * Asked before anything is read for a page: where too many wait, reading for one more would take the time of those that are stored.
   * @throws AppError unavailable
   */
  requirePlace(priority: Priority): void;
  /**
   * @returns undefined when the stored page is still right
   * @throws AppError unavailable when too many pages are being made
   */
  makePage(order: PageOrder, turn: PageTurn): Promise<MadePage | undefined>;
  /** A page without scripts, for the desk's preview; it goes behind all pages that visitors wait for. */
  makeStill(order: StillOrder): Promise<StillPage>;
  /** A page's head alone. */
  describePage(input: HeadInput): Promise<PageHead>;
  compressBody(body: Buffer): Promise<CompressedBody>;
  /** Nothing is stored. */
  development: boolean;
}

/** Draws the pictures that are made on demand. */
export interface Drawing {
  drawPicture(input: Omit<PictureInput, 'brand'>): Promise<Uint8Array>;
  /** @returns undefined when there is no icon of that name */
  drawIcon(name: string): Promise<Uint8Array | undefined>;
}

/** Everything that holds words, parses or draws: pages, mails, texts, pictures. */
export interface PortalRenderer extends PageRenderer, Drawing, MailWriter {
  parseMarkdown: ParseMarkdown;
  /** Absent where this thread does it all. */
  readLoad?: () => RenderLoad;
  close(): Promise<void>;
}

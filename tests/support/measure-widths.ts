import type { Page } from '@playwright/test';
import { aroundMain, settle } from './page-errors.ts';

/** What does not fit at one width. */
export interface WidthIssues {
  /** Pixels by which the document is wider than its window; 0 or less when nothing overflows. */
  overhang: number;
  /** Words in a box too small for them, where the box hides the overflow or ends it in dots. */
  cut: string[];
}

/** A document without its scripts. */
interface Still {
  html: string;
  widths: readonly number[];
}

/**
 * Without `still`, reads the page as it is. Otherwise writes the document into a frame and reads it at each width, with every size taken
 * as soon as it is set: nothing is painted in between. Runs inside the page, so it uses nothing of this file.
 */
async function readWidths(still: Still | undefined): Promise<WidthIssues[]> {
  const read = (view: Window): WidthIssues => {
    const { documentElement: root, body } = view.document;
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isTooSmall = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    const hides = (element: Element) => {
      const { overflowX, overflowY } = view.getComputedStyle(element);
      const isCutWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return isCutWide || isCutHigh;
    };
    const cut = [...body.querySelectorAll('*')]
      .filter(isTooSmall)
      .filter((element) => hasWords(element) && hides(element) && element.checkVisibility())
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`);
    return { overhang: root.scrollWidth - view.innerWidth, cut };
  };
  if (!still) return [read(window)];

  const known = document.querySelector('iframe');
  const frame = known ?? document.createElement('iframe');
  if (!known) document.body.replaceChildren(frame);
  frame.style.cssText = `border: 0; visibility: hidden; height: 900px; width: ${still.widths[0]}px`;
  const view = frame.contentWindow!;
  view.document.open();
  view.document.write(still.html);
  view.document.close();
  const issues: WidthIssues[] = [];
  for (const width of still.widths) {
    frame.style.width = `${width}px`;
    // The layout requests the fonts that this width is the first to show.
    while (view.document.documentElement.scrollWidth > 0 && view.document.fonts.status === 'loading')
      await view.document.fonts.ready;
    issues.push(read(view));
  }
  return issues;
}

/** What is too wide on the page as it is now. */
async function readWidthIssues(page: Page): Promise<WidthIssues> {
  const [issues] = await page.evaluate(readWidths, undefined);
  return issues!;
}

/**
 * Measures a page that follows its window by script: it is resized, and has two frames to rearrange.
 * @returns what is too wide at each of the widths
 */
export async function measureLivePage(page: Page, widths: readonly number[]): Promise<WidthIssues[]> {
  const issues: WidthIssues[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    issues.push(await readWidthIssues(page));
  }
  return issues;
}

/**
 * Nothing moves from one width to the next, cards below the frame are measured too, drawings are empty (only their outer box counts), header
 * and footer are left out.
 */
const stillStyle = `*, ::before, ::after { transition: none !important; content-visibility: visible !important } svg > *, ${aroundMain} { display: none !important }`;

/** The document without scripts and without what its head links to. */
const makeStill = (html: string) =>
  html
    .replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>/gs, '')
    .replace('</head>', () => `<style>${stillStyle}</style></head>`);

/**
 * Measures a document in a frame of the page, without its scripts, its header and its footer: many times faster than opening it, since
 * nothing is fetched, hydrated or painted. The page needs the documents' origin and is used for nothing else.
 * @returns what is too wide at each of the widths
 */
export function measureDocument(page: Page, html: string, widths: readonly number[]): Promise<WidthIssues[]> {
  return page.evaluate(readWidths, { html: makeStill(html), widths });
}

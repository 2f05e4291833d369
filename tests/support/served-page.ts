import { parseDocument, DomUtils } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element['children'][number];

export interface PageText {
  /** Language as the page marks it, BCP 47. */
  lang: string;
  text: string;
  /** Title and descriptions, which have no language of their own. */
  isHead: boolean;
}

/**
 * A page as the server sends it, read without a browser: what a visitor without JavaScript and a search
 * engine get.
 */
export interface ServedPage {
  lang: string;
  /**
   * Every visible or spoken text: text blocks, labels, alternatives, title and descriptions. Code has no
   * language and is left out.
   */
  texts: PageText[];
  /** The texts of the first-level headings. */
  headings: string[];
  /** Addresses of links in the header. */
  headerLinks: string[];
  /** Languages that the links of the header lead to. */
  headerLanguages: string[];
  /** Pairs of language and address, in their order. */
  alternates: [string, string][];
  canonical: string | undefined;
  /** False for a page that asks search engines not to list it. */
  isIndexed: boolean;
  /** Links on this origin: paths, or fragments of the page itself. */
  links: { href: string; isFollowed: boolean }[];
  ids: ReadonlySet<string>;
}

/** Elements within a sentence. Everything else that holds text is a block of its own. */
const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const skipped = new Set(['script', 'style', 'code', 'pre', 'kbd', 'samp', 'svg', 'template']);
const heard = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];

const isElement = (node: Node): node is Element => 'attribs' in node;
const textOf = (node: Node) => (node.type === 'text' && 'data' in node ? node.data : undefined);

/** Walks a part of a page in text order. @param enter returns false to skip an element with its content */
function walk(
  nodes: readonly Node[],
  enter: (node: Node) => boolean,
  leave: (element: Element) => void,
): void {
  for (const node of nodes) {
    if (!enter(node) || !isElement(node)) continue;
    walk(node.children, enter, leave);
    leave(node);
  }
}

/** Texts by block and language; inline elements belong to the sentence around them, separated by a space. */
function listBlocks(body: Element, pageLang: string): PageText[] {
  const found: PageText[] = [];
  const langs = [pageLang];
  let open = new Map<string, PageText>();
  const close = () => (open = new Map());
  const enter = (node: Node) => {
    const lang = langs.at(-1) ?? '';
    const data = textOf(node);
    if (data !== undefined) {
      const known = open.get(lang);
      if (known) known.text += data;
      else {
        const text = { lang, text: data, isHead: false };
        open.set(lang, text);
        found.push(text);
      }
      return true;
    }
    if (!isElement(node) || skipped.has(node.name) || node.attribs['translate'] === 'no') return false;
    if (!inline.has(node.name)) close();
    langs.push(node.attribs['lang'] ?? lang);
    for (const text of open.values()) text.text += ' ';
    return true;
  };
  const leave = (element: Element) => {
    langs.pop();
    if (!inline.has(element.name)) close();
    for (const text of open.values()) text.text += ' ';
  };
  walk(body.children, enter, leave);
  return found;
}

function listHeard(body: Element, pageLang: string): PageText[] {
  const found: PageText[] = [];
  const langs = [pageLang];
  const enter = (node: Node) => {
    if (!isElement(node)) return false;
    langs.push(node.attribs['lang'] ?? langs.at(-1) ?? '');
    for (const name of heard) {
      const text = node.attribs[name];
      if (text) found.push({ lang: langs.at(-1) ?? '', text, isHead: false });
    }
    return true;
  };
  walk([body], enter, () => void langs.pop());
  return found;
}

function listDescriptions(head: Element, lang: string): PageText[] {
  const described = DomUtils.find(
    (node) => isElement(node) && (node.name === 'title' || node.name === 'meta'),
    head.children,
    true,
    Infinity,
  ) as Element[];
  return described
    .filter(({ attribs }) => attribs['content'] !== '')
    .filter(({ name, attribs }) =>
      /title|description|image:alt/.test(
        attribs['name'] ?? attribs['property'] ?? (name === 'title' ? name : ''),
      ),
    )
    .map((element) => ({
      lang,
      text: element.attribs['content'] ?? DomUtils.textContent(element),
      isHead: true,
    }));
}

/** Neither has texts, links or ids, and together they are most of a document. */
const unread = /<(style|script)\b[^>]*>.*?<\/\1>/gs;

/** @throws Error for an incomplete document */
export function readServedPage(html: string): ServedPage {
  const document: Document = parseDocument(html.replaceAll(unread, ''));
  const all = (name: string, within: Document | Element = document) =>
    DomUtils.getElementsByTagName(name, within, true);
  const [root, head, body] = ['html', 'head', 'body'].map((name) => all(name)[0]);
  if (!root || !head || !body) throw new Error('The server sent an incomplete document.');
  const lang = root.attribs['lang'] ?? '';
  const headLinks = all('link', head).map(({ attribs }) => attribs);
  const inHeader = all('header').flatMap((header) => all('a', header).map(({ attribs }) => attribs));
  return {
    lang,
    texts: [...listDescriptions(head, lang), ...listHeard(body, lang), ...listBlocks(body, lang)].filter(
      ({ text }) => text.trim() !== '',
    ),
    headings: all('h1', body).map((heading) => DomUtils.textContent(heading).trim()),
    headerLinks: inHeader.flatMap(({ href }) => href ?? []),
    headerLanguages: inHeader.flatMap(({ hreflang }) => hreflang ?? []),
    alternates: headLinks.flatMap(({ rel, hreflang, href }): [string, string][] =>
      rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
    ),
    canonical: headLinks.find(({ rel }) => rel === 'canonical')?.['href'],
    isIndexed: !all('meta', head).some(
      ({ attribs }) => attribs['name'] === 'robots' && attribs['content'] === 'noindex',
    ),
    links: all('a', body).flatMap(({ attribs: { href, rel } }) =>
      href && /^(\/(?!\/)|#)/.test(href) ? [{ href, isFollowed: !/\bnofollow\b/.test(rel ?? '') }] : [],
    ),
    ids: new Set(
      DomUtils.find((node) => isElement(node) && 'id' in node.attribs, document.children, true, Infinity).map(
        (node) => (node as Element).attribs['id'] ?? '',
      ),
    ),
  };
}

import { DomUtils, parseDocument } from 'htmlparser2';

const attributes = ['href', 'src', 'srcset', 'poster', 'action', 'content'];

/** Neither refers to anything by an attribute, and together they are most of a document. */
const contents = /(<(style|script)\b[^>]*>).*?(<\/\2>)/gs;

/** Every address of an origin that a document's elements name, absolute and without fragment. */
export function listReferred(html: string, page: string): string[] {
  const { origin } = new URL(page);
  const document = parseDocument(html.replaceAll(contents, '$1$3'));
  const values = DomUtils.find(
    (node) => node.type === 'tag' || node.type === 'script',
    document.children,
    true,
    Infinity,
  )
    .flatMap((element) => ('attribs' in element ? attributes.map((name) => element.attribs[name] ?? '') : []))
    // A set of pictures names several, each with its width; other attributes may hold sentences.
    .flatMap((value) => (/^(?:https?:)?\//.test(value) ? value.split(/\s+[\dwx.]*,?\s*/) : []));
  const urls = values.filter((value) => URL.canParse(value, page)).map((value) => new URL(value, page));
  return urls.filter((url) => url.origin === origin).map((url) => url.origin + url.pathname + url.search);
}

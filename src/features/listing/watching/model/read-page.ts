import { normalizeText } from '#lib/normalize-text.ts';

/** What a page shows and loads, without running it. */
export interface PageContent {
  title: string;
  /** Visible words in lower case, the title's first; of scripts without spaces, single characters. */
  words: readonly string[];
  /** Hosts of the scripts that it loads, sorted. */
  scriptHosts: readonly string[];
  /** Whether one can type into it. */
  hasInput: boolean;
  /** Where it sends its visitors by `<meta http-equiv="refresh">`; absolute. */
  refreshTo: string | undefined;
}

const wordsMax = 3_000;
const scriptHostsMax = 50;
const titleMaxCharacters = 200;
/** Their content is not text that visitors see. */
const hidden = new Set(['script', 'style', 'template', 'svg', 'iframe', 'noembed', 'title']);
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

interface Tag {
  name: string;
  /** Everything between the brackets. */
  source: string;
  /** What is between it and its end, for hidden elements. */
  content: string;
}

/** Splits a page into its texts and tags in one pass, however broken it is. */
function scan(html: string): { text: string; tags: Tag[] } {
  const texts: string[] = [];
  const tags: Tag[] = [];
  let at = 0;
  const goPast = (mark: string, from: number) => {
    const found = html.indexOf(mark, from);
    return found === -1 ? html.length : found + mark.length;
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    texts.push(html.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    if (html.startsWith('<!--', open)) {
      at = goPast('-->', open + 4);
      continue;
    }
    at = goPast('>', open);
    const source = html.slice(open + 1, at - 1);
    const name = /^[a-z][a-z0-9]*/i.exec(source)?.[0].toLowerCase() ?? '';
    const end = hidden.has(name) && !source.endsWith('/') ? findEnd(html, name, at) : at;
    tags.push({ name, source, content: html.slice(at, end) });
    at = end;
  }
  return { text: texts.join(' '), tags };
}

function findEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

const decode = (text: string, unknown: string) =>
  text.replace(/&[a-z#0-9]+;/gi, (entity) => entities[entity.toLowerCase()] ?? unknown);

function attribute(source: string, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const found = pattern.exec(source);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decode(value, '');
}

/** Words of a text; Chinese, Japanese and Thai have no spaces, so each of their characters counts as one. */
export function wordsOf(text: string): string[] {
  const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
  return normalizeText(decode(text, ' '), 'NFKC').toLowerCase().match(word) ?? [];
}

/** @param address of the page, against which its links are resolved */
export function readPage(html: string, address: string): PageContent {
  const { text, tags } = scan(html);
  const titleTag = tags.find(({ name }) => name === 'title');
  const title = decode(titleTag?.content ?? '', ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, titleMaxCharacters);
  const metas = tags.filter(({ name }) => name === 'meta');
  const isDescription = ({ source }: Tag) => attribute(source, 'name')?.toLowerCase() === 'description';
  const description = metas.filter(isDescription).map(({ source }) => attribute(source, 'content') ?? '');
  const scripts = tags
    .filter(({ name }) => name === 'script')
    .map(({ source }) => URL.parse(attribute(source, 'src') ?? 'about:blank', address)?.hostname ?? '');
  return {
    title,
    words: [title, ...description, text].flatMap(wordsOf).slice(0, wordsMax),
    scriptHosts: [...new Set(scripts)].filter(Boolean).toSorted().slice(0, scriptHostsMax),
    hasInput: tags.some(({ name }) => name === 'input' || name === 'textarea'),
    refreshTo: metas.map(({ source }) => refreshOf(source, address)).find((target) => target !== undefined),
  };
}

function refreshOf(source: string, address: string): string | undefined {
  if (attribute(source, 'http-equiv')?.toLowerCase() !== 'refresh') return undefined;
  const [, target] = /;\s*url\s*=\s*['"]?([^'"]+)/i.exec(attribute(source, 'content') ?? '') ?? [];
  return target === undefined ? undefined : (URL.parse(target.trim(), address)?.href ?? undefined);
}

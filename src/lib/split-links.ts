export interface TextPart {
  text: string;
  /** The link's target, when the part is a link. */
  href?: string;
}

const withScheme = /^https?:\/\/[^\s/]/i;
/** A host and a path, as people write links to their channels: `t.me/lantern`. */
const withoutScheme = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s]/i;
const opening = new Set(['(', '[', '<', '"', '“', '‘', '«', '（', '「', '【']);
const closing = new Set([
  ...[')', ']', '>', '"', '”', '’', '»', '）', '」', '】'],
  ...['.', ',', ';', ':', '!', '?', '。', '，', '；', '：', '！', '？', '、'],
]);

function hrefOf(word: string): string | undefined {
  if (!withScheme.test(word) && !withoutScheme.test(word)) return undefined;
  return URL.parse(withScheme.test(word) ? word : `https://${word}`)?.href;
}

function splitWord(word: string): TextPart[] {
  let start = 0;
  let end = word.length;
  while (start < end && opening.has(word.charAt(start))) start += 1;
  // A slash and a closing bracket that was opened inside belong to the link: `…/Swap_(finance)`.
  while (end > start && closing.has(word.charAt(end - 1))) {
    if (word.charAt(end - 1) === ')' && word.slice(start, end - 1).includes('(')) break;
    end -= 1;
  }
  const link = word.slice(start, end);
  const href = hrefOf(link);
  if (href === undefined) return [{ text: word }];
  const parts = [{ text: word.slice(0, start) }, { text: link, href }, { text: word.slice(end) }];
  return parts.filter(({ text }) => text !== '');
}

/** Splits a text into parts, of which web addresses have an `href`; joined they are the text again. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const part of text.split(/(\s+)/).flatMap(splitWord)) {
    const last = parts.at(-1);
    if (last && last.href === undefined && part.href === undefined) last.text += part.text;
    else if (part.text !== '') parts.push({ ...part });
  }
  return parts;
}

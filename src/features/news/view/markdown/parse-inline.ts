import type { Inline } from './markdown-tree.ts';

/** Deeper nesting is shown as it was typed. */
const maxDepth = 8;

/** Opening mark, what it makes, and its form from the mark to its end. One alternative per kind, tried at every place. */
const forms = [
  { kind: 'code', pattern: /`([^`]+)`/y },
  { kind: 'strong', pattern: /\*\*(?=\S)([^*]+(?:\*[^*]+)*?)\*\*/y },
  { kind: 'em', pattern: /\*(?=\S)([^*]+)\*/y },
  { kind: 'em', pattern: /_(?=\S)([^_]+)_(?!\w)/y },
  { kind: 'link', pattern: /\[([^\][]+)\]\(([^()\s]+)\)/y },
] as const;

const marks = /[`*_[\\]/g;
const escapable = /[\\`*_[\]()#+\-.!>]/;

/** Addresses a text may lead to: web, mail, and this site. */
function isSafeHref(href: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(href) || /^\/(?!\/)/.test(href) || href.startsWith('#');
}

function appendText(to: Inline[], text: string): void {
  if (!text) return;
  const last = to.at(-1);
  if (last?.kind === 'text') last.text += text;
  else to.push({ kind: 'text', text });
}

function matchForm(source: string, at: number, depth: number): { inline: Inline; end: number } | undefined {
  for (const { kind, pattern } of forms) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) continue;
    const [whole, inside = '', href = ''] = match;
    const end = at + whole.length;
    if (kind === 'code') return { inline: { kind, text: inside }, end };
    if (kind === 'link') {
      if (!isSafeHref(href)) return { inline: { kind: 'text', text: inside }, end };
      return { inline: { kind, href, children: parseInline(inside, depth + 1) }, end };
    }
    return { inline: { kind, children: parseInline(inside, depth + 1) }, end };
  }
  return undefined;
}

/** Parses emphasis, code, links and escapes; a mark without its partner is text. */
export function parseInline(source: string, depth = 0): Inline[] {
  if (depth > maxDepth) return source ? [{ kind: 'text', text: source }] : [];
  const parsed: Inline[] = [];
  let done = 0;
  for (;;) {
    marks.lastIndex = done;
    const at = marks.exec(source)?.index;
    if (at === undefined) break;
    appendText(parsed, source.slice(done, at));
    const next = source[at + 1] ?? '';
    if (source[at] === '\\' && escapable.test(next)) {
      appendText(parsed, next);
      done = at + 2;
      continue;
    }
    const isWithinWord = source[at] === '_' && /\w/.test(source[at - 1] ?? '');
    const found = isWithinWord ? undefined : matchForm(source, at, depth);
    if (found?.inline.kind === 'text') appendText(parsed, found.inline.text);
    else if (found) parsed.push(found.inline);
    else appendText(parsed, source[at] ?? '');
    done = found?.end ?? at + 1;
  }
  appendText(parsed, source.slice(done));
  return parsed;
}

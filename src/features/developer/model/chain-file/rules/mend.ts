import { numberNode, textNode, type JsonNode } from '../reader/json-node.ts';
import type { Spot } from './spot.ts';

/** Checks a value, reports what is wrong with it, and gives it back as the copy should have it. What cannot be mended stays. */
export type Mend = (node: JsonNode, spot: Spot) => JsonNode;

/** A text without blanks around; `check` sees it trimmed and may give it back in another spelling. */
export function text(check: (value: string, spot: Spot) => string | void = () => undefined): Mend {
  return (node, spot) => {
    if (node.kind !== 'text') {
      spot.report('wrong-type', { expected: 'text' });
      return node;
    }
    const value = node.value.trim();
    if (value !== node.value && value !== '') spot.report('spaces-around');
    if (value === '') spot.report('blank');
    return textNode(value === '' ? value : (check(value, spot) ?? value), node.at);
  };
}

/** One of a few words; another spelling of one is mended. */
export function choice(words: readonly string[], code: 'standard-value' | 'parent-type'): Mend {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return text((value, spot) => {
    if (words.includes(value)) return value;
    const meant = words.find((word) => plain(word) === plain(value));
    if (meant === undefined) spot.report(code, { found: value, expected: words.join(', ') });
    else spot.report('standard-spelling', { found: value, expected: meant });
    return meant ?? value;
  });
}

/** The number of a node, also where it was written in quotes; undefined when it is none. */
function digitsOf(node: JsonNode): string | undefined {
  if (node.kind === 'number') return node.raw;
  if (node.kind !== 'text') return undefined;
  const value = node.value.trim();
  if (/^0x[\da-f]{1,16}$/i.test(value)) return BigInt(value).toString();
  return /^(?:0|[1-9]\d{0,19})$/.test(value) ? value : undefined;
}

/** A whole number within bounds; what a number in quotes means is plain. */
export function wholeNumber(
  bounds: { min: number; max: number },
  check?: (value: number, spot: Spot) => void,
): Mend {
  return (node, spot) => {
    const digits = digitsOf(node);
    if (digits === undefined) {
      spot.report('wrong-type', { expected: 'number' });
      return node;
    }
    if (node.kind === 'text') spot.report('number-in-quotes', { found: node.value, expected: digits });
    const value = Number(digits);
    const { min, max } = bounds;
    if (!Number.isInteger(value)) spot.report('not-a-whole-number', { found: digits });
    else if (value < min || value > max)
      spot.report('out-of-range', { found: digits, expected: `${min} – ${max}` });
    else {
      check?.(value, spot);
      // 1e3 and 1.0 are whole as well, but the repository's checks want digits alone.
      if (digits !== String(value)) spot.report('number-form', { found: digits });
      return numberNode(String(value), node.at);
    }
    return numberNode(digits, node.at);
  };
}

/** Null or a text without letters: nothing was said. */
export const isBlank = (node: JsonNode) =>
  (node.kind === 'word' && node.value === null) || (node.kind === 'text' && node.value.trim() === '');

/** A list; a single text is put into one, empty items and repeated texts are left out. */
export function listOf(item: Mend): Mend {
  return (node, spot) => {
    if (node.kind === 'text' && node.value.trim() !== '') {
      spot.report('not-in-a-list');
      return { kind: 'list', items: [item(node, spot.inside(0, node.at))], at: node.at };
    }
    if (node.kind !== 'list') {
      spot.report('wrong-type', { expected: 'list' });
      return node;
    }
    const seen = new Set<string>();
    const items = node.items.flatMap((each, place): JsonNode[] => {
      const inner = spot.inside(place, each.at);
      if (isBlank(each)) {
        inner.report('left-empty');
        return [];
      }
      const mended = item(each, inner);
      if (mended.kind !== 'text') return [mended];
      if (seen.has(mended.value)) {
        inner.report('repeated', { found: mended.value });
        return [];
      }
      seen.add(mended.value);
      return [mended];
    });
    return { kind: 'list', items, at: node.at };
  };
}

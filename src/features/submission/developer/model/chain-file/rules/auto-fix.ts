import { numberNode, textNode, type JsonNode } from '../reader/json-node.ts';
import type { RuleContext } from './rule-context.ts';

/**
 * Checks a value, reports its issues, and returns it as the copy should have it. What cannot be corrected
 * stays.
 */
export type AutoFix = (node: JsonNode, context: RuleContext) => JsonNode;

/** A trimmed text; `check` may return it in another spelling. */
export function text(
  check: (value: string, context: RuleContext) => string | void = () => undefined,
): AutoFix {
  return (node, context) => {
    if (node.kind !== 'text') {
      context.report('wrong-type', { expected: 'text' });
      return node;
    }
    const value = node.value.trim();
    if (value !== node.value && value !== '') context.report('spaces-around');
    if (value === '') context.report('blank');
    return textNode(value === '' ? value : (check(value, context) ?? value), node.at);
  };
}

/** One of a few words; other spellings of it are corrected. */
export function choice(words: readonly string[], code: 'standard-value' | 'parent-type'): AutoFix {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return text((value, context) => {
    if (words.includes(value)) return value;
    const meant = words.find((word) => plain(word) === plain(value));
    if (meant === undefined) context.report(code, { found: value, expected: words.join(', ') });
    else context.report('standard-spelling', { found: value, expected: meant });
    return meant ?? value;
  });
}

/** The number of a node, also in quotes; undefined when it is not a number. */
function digitsOf(node: JsonNode): string | undefined {
  if (node.kind === 'number') return node.raw;
  if (node.kind !== 'text') return undefined;
  const value = node.value.trim();
  if (/^0x[\da-f]{1,16}$/i.test(value)) return BigInt(value).toString();
  return /^(?:0|[1-9]\d{0,19})$/.test(value) ? value : undefined;
}

/** A whole number within bounds; a quoted number is accepted. */
export function wholeNumber(
  bounds: { min: number; max: number },
  check?: (value: number, context: RuleContext) => void,
): AutoFix {
  return (node, context) => {
    const digits = digitsOf(node);
    if (digits === undefined) {
      context.report('wrong-type', { expected: 'number' });
      return node;
    }
    if (node.kind === 'text') context.report('number-in-quotes', { found: node.value, expected: digits });
    const value = Number(digits);
    const { min, max } = bounds;
    if (!Number.isInteger(value)) context.report('not-a-whole-number', { found: digits });
    else if (value < min || value > max)
      context.report('out-of-range', { found: digits, expected: `${min} – ${max}` });
    else {
      check?.(value, context);
      // 1e3 and 1.0 are whole as well, but the repository's checks accept digits only.
      if (digits !== String(value)) context.report('number-form', { found: digits });
      return numberNode(String(value), node.at);
    }
    return numberNode(digits, node.at);
  };
}

/** Null or a text without letters: an empty value. */
export const isBlank = (node: JsonNode) =>
  (node.kind === 'word' && node.value === null) || (node.kind === 'text' && node.value.trim() === '');

/** A list; a single text is wrapped in one, empty items and duplicates are removed. */
export function listOf(item: AutoFix): AutoFix {
  return (node, context) => {
    if (node.kind === 'text' && node.value.trim() !== '') {
      context.report('not-in-a-list');
      return { kind: 'list', items: [item(node, context.inside(0, node.at))], at: node.at };
    }
    if (node.kind !== 'list') {
      context.report('wrong-type', { expected: 'list' });
      return node;
    }
    const seen = new Set<string>();
    const items = node.items.flatMap((each, place): JsonNode[] => {
      const inner = context.inside(place, each.at);
      if (isBlank(each)) {
        inner.report('left-empty');
        return [];
      }
      const corrected = item(each, inner);
      if (corrected.kind !== 'text') return [corrected];
      if (seen.has(corrected.value)) {
        inner.report('repeated', { found: corrected.value });
        return [];
      }
      seen.add(corrected.value);
      return [corrected];
    });
    return { kind: 'list', items, at: node.at };
  };
}

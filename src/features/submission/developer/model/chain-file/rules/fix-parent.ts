import { textNode, type JsonNode } from '../reader/json-node.ts';
import type { KnownChains } from './known-chains.ts';
import { choice, listOf, text, type AutoFix } from './auto-fix.ts';
import { objectOf } from './fix-object.ts';
import { url } from './fix-url.ts';
import type { RuleContext } from './rule-context.ts';

const reference = /^eip155-([1-9]\d*)$/;
/** Common spellings: 1, "1", "eip155:1", "EIP155-1". */
const loose = /^(?:eip155[-:_ ]?)?([1-9]\d*)$/i;

function checkChain(
  id: number,
  ownId: number | undefined,
  { known, context }: { known: KnownChains; context: RuleContext },
): void {
  if (id === ownId) context.report('parent-itself', { found: `eip155-${id}` });
  else if (known.nameOf(id) === undefined) context.report('parent-unknown', { found: `eip155-${id}` });
}

/** `eip155-1`, an existing file. */
function parentChain(known: KnownChains, ownId: number | undefined): AutoFix {
  const spell = (value: string, context: RuleContext): string => {
    const id = (reference.exec(value) ?? loose.exec(value))?.[1];
    if (id === undefined) {
      context.report('parent-form', { found: value });
      return value;
    }
    const right = `eip155-${id}`;
    if (right !== value) context.report('parent-spelling', { found: value, expected: right });
    checkChain(Number(id), ownId, { known, context });
    return right;
  };
  const spellText = text(spell);
  return (node: JsonNode, context) =>
    node.kind === 'number' ? textNode(spell(node.raw, context), node.at) : spellText(node, context);
}

const bridge = objectOf([{ name: 'url', absent: 'error', fix: url({ schemes: ['https', 'http'] }) }]);

/** The chain that this one settles on. */
export function parent(known: KnownChains, ownId: number | undefined): AutoFix {
  return objectOf([
    { name: 'type', absent: 'error', fix: choice(['L2', 'shard'], 'parent-type') },
    { name: 'chain', absent: 'error', fix: parentChain(known, ownId) },
    { name: 'bridges', absent: 'fine', fix: listOf(bridge) },
  ]);
}

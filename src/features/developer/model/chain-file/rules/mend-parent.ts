import { textNode, type JsonNode } from '../reader/json-node.ts';
import type { KnownChains } from './known-chains.ts';
import { choice, listOf, text, type Mend } from './mend.ts';
import { objectOf } from './mend-object.ts';
import { url } from './mend-url.ts';
import type { Spot } from './spot.ts';

const reference = /^eip155-([1-9]\d*)$/;
/** What people write for it: 1, "1", "eip155:1", "EIP155-1". */
const loose = /^(?:eip155[-:_ ]?)?([1-9]\d*)$/i;

function checkChain(
  id: number,
  ownId: number | undefined,
  { known, spot }: { known: KnownChains; spot: Spot },
): void {
  if (id === ownId) spot.report('parent-itself', { found: `eip155-${id}` });
  else if (known.nameOf(id) === undefined) spot.report('parent-unknown', { found: `eip155-${id}` });
}

/** `eip155-1`, a file that is there. */
function parentChain(known: KnownChains, ownId: number | undefined): Mend {
  const spell = (value: string, spot: Spot): string => {
    const id = (reference.exec(value) ?? loose.exec(value))?.[1];
    if (id === undefined) {
      spot.report('parent-form', { found: value });
      return value;
    }
    const right = `eip155-${id}`;
    if (right !== value) spot.report('parent-spelling', { found: value, expected: right });
    checkChain(Number(id), ownId, { known, spot });
    return right;
  };
  const spellText = text(spell);
  return (node: JsonNode, spot) =>
    node.kind === 'number' ? textNode(spell(node.raw, spot), node.at) : spellText(node, spot);
}

const bridge = objectOf([{ name: 'url', absent: 'fault', mend: url({ schemes: ['https', 'http'] }) }]);

/** The chain that this one settles on. */
export function parent(known: KnownChains, ownId: number | undefined): Mend {
  return objectOf([
    { name: 'type', absent: 'fault', mend: choice(['L2', 'shard'], 'parent-type') },
    { name: 'chain', absent: 'fault', mend: parentChain(known, ownId) },
    { name: 'bridges', absent: 'fine', mend: listOf(bridge) },
  ]);
}

import type { JsonMember, JsonNode } from '../reader/json-node.ts';
import { isBlank, type Mend } from './mend.ts';
import type { Spot } from './spot.ts';

export interface Field {
  name: string;
  mend: Mend;
  /** What happens without it: a fault, nothing, or it is put in (from the other members, undefined when that fails). */
  absent: 'fault' | 'fine' | ((members: readonly JsonMember[], spot: Spot) => JsonNode | undefined);
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Gives each known field its member: by name, else by a name that differs in case or signs alone. */
function claim(
  members: readonly JsonMember[],
  fields: readonly Field[],
  spot: Spot,
): Map<string, JsonMember> {
  const claimed = new Map<string, JsonMember>();
  for (const member of members)
    if (fields.some(({ name }) => name === member.name)) claimed.set(member.name, member);
  for (const member of members) {
    if (claimed.get(member.name) === member) continue;
    const meant = fields.find(({ name }) => plain(name) === plain(member.name) && !claimed.has(name));
    const inner = spot.inside(member.name, member.at);
    if (!meant) {
      inner.report('unknown-field', { found: member.name });
      continue;
    }
    inner.report('field-spelling', { found: member.name, expected: meant.name });
    claimed.set(meant.name, member);
  }
  return claimed;
}

function mendMember(
  field: Field,
  member: JsonMember | undefined,
  context: { members: JsonMember[]; spot: Spot },
) {
  const { name, mend, absent } = field;
  const { members, spot } = context;
  if (!member) {
    if (absent === 'fault') spot.inside(name, members[0]?.at ?? 0).report('missing', { found: name });
    if (typeof absent !== 'function') return undefined;
    const put = absent(members, spot.inside(name, members[0]?.at ?? 0));
    return put && { name, at: put.at, value: put };
  }
  const inner = spot.inside(name, member.value.at);
  if (absent === 'fine' && isBlank(member.value)) {
    inner.report('left-empty');
    return undefined;
  }
  return { name, at: member.at, value: mend(member.value, inner) };
}

/** An object with exactly these fields, written in this order. */
export function objectOf(fields: readonly Field[]): Mend {
  return (node, spot) => {
    if (node.kind !== 'object') {
      spot.report('wrong-type', { expected: 'object' });
      return node;
    }
    const claimed = claim(node.members, fields, spot);
    // Those that are put in look at the members under their right names.
    const named = [...claimed].map(([name, member]) => ({ ...member, name }));
    const members = fields.flatMap((field) => {
      const mended = mendMember(field, claimed.get(field.name), { members: named, spot });
      return mended ? [mended] : [];
    });
    return { kind: 'object', members, at: node.at };
  };
}

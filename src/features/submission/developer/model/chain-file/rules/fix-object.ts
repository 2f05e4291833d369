import type { JsonMember, JsonNode } from '../reader/json-node.ts';
import { isBlank, type AutoFix } from './auto-fix.ts';
import type { RuleContext } from './rule-context.ts';

export interface Field {
  name: string;
  fix: AutoFix;
  /**
   * When it is missing: an error, nothing, or it is added (from the other members, undefined when that
   * fails).
   */
  absent: 'error' | 'fine' | ((members: readonly JsonMember[], context: RuleContext) => JsonNode | undefined);
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Matches members to known fields: by name, else by a name that differs only in case or punctuation. */
function claim(
  members: readonly JsonMember[],
  fields: readonly Field[],
  context: RuleContext,
): Map<string, JsonMember> {
  const claimed = new Map<string, JsonMember>();
  for (const member of members)
    if (fields.some(({ name }) => name === member.name)) claimed.set(member.name, member);
  for (const member of members) {
    if (claimed.get(member.name) === member) continue;
    const meant = fields.find(({ name }) => plain(name) === plain(member.name) && !claimed.has(name));
    const inner = context.inside(member.name, member.at);
    if (!meant) {
      inner.report('unknown-field', { found: member.name });
      continue;
    }
    inner.report('field-spelling', { found: member.name, expected: meant.name });
    claimed.set(meant.name, member);
  }
  return claimed;
}

function fixMember(
  field: Field,
  member: JsonMember | undefined,
  owner: { members: JsonMember[]; context: RuleContext },
) {
  const { name, fix, absent } = field;
  const { members, context } = owner;
  if (!member) {
    if (absent === 'error') context.inside(name, members[0]?.at ?? 0).report('missing', { found: name });
    if (typeof absent !== 'function') return undefined;
    const put = absent(members, context.inside(name, members[0]?.at ?? 0));
    return put && { name, at: put.at, value: put };
  }
  const inner = context.inside(name, member.value.at);
  if (absent === 'fine' && isBlank(member.value)) {
    inner.report('left-empty');
    return undefined;
  }
  return { name, at: member.at, value: fix(member.value, inner) };
}

/** An object with exactly these fields, written in this order. */
export function objectOf(fields: readonly Field[]): AutoFix {
  return (node, context) => {
    if (node.kind !== 'object') {
      context.report('wrong-type', { expected: 'object' });
      return node;
    }
    const claimed = claim(node.members, fields, context);
    // Added fields use the members under their corrected names.
    const named = [...claimed].map(([name, member]) => ({ ...member, name }));
    const members = fields.flatMap((field) => {
      const corrected = fixMember(field, claimed.get(field.name), { members: named, context });
      return corrected ? [corrected] : [];
    });
    return { kind: 'object', members, at: node.at };
  };
}

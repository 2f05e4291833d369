import { DescriptorError } from './descriptor-issue.ts';
import type { TypedMember } from './descriptor.ts';
import { fieldsAt, listAt } from './read-json.ts';

/** Shown at the desk as it is. */
const namePattern = /^[A-Za-z_$][\w$]{0,79}$/;
const schemasMax = 20;
const membersMax = 50;

export type MessageTypes = Readonly<Record<string, readonly TypedMember[]>>;

function readMember(value: unknown, at: string): TypedMember {
  const { name, type } = fieldsAt(value, at);
  if (typeof name !== 'string' || typeof type !== 'string') throw new DescriptorError('shape', at);
  return { name, type };
}

function readTypes(value: unknown, at: string): MessageTypes {
  const entries = Object.entries(fieldsAt(value, at));
  if (entries.length > membersMax) throw new DescriptorError('too-many', at);
  return Object.fromEntries(
    entries.map(([name, members]) => [
      name,
      listAt(members, at, membersMax).map((member) => readMember(member, at)),
    ]),
  );
}

/** The types of each kind of message of the file. @throws DescriptorError */
export function readMessageTypes(schemas: unknown, at: string): ReadonlyMap<string, MessageTypes> {
  const found = new Map<string, MessageTypes>();
  for (const [index, each] of listAt(schemas, at, schemasMax).entries()) {
    const own = `${at}[${index}]`;
    const { primaryType, types } = fieldsAt(each, own);
    if (typeof primaryType !== 'string' || !namePattern.test(primaryType) || found.has(primaryType))
      throw new DescriptorError('shape', own);
    found.set(primaryType, readTypes(types, own));
  }
  return found;
}

/** The structures that a type is made of, itself included, in the order in which they are met. */
function structuresOf(types: MessageTypes, primaryType: string): string[] {
  const found = new Set([primaryType]);
  // A set gives what is added to it while it is walked.
  for (const name of found)
    for (const { type } of memberTypes(types, name)) {
      const [base = ''] = type.split('[', 1);
      if (Object.hasOwn(types, base)) found.add(base);
    }
  return [...found];
}

const memberTypes = (types: MessageTypes, name: string): readonly TypedMember[] =>
  Object.hasOwn(types, name) ? (types[name] ?? []) : [];

/** Whether two kinds of messages are signed alike: the same structures with the same members in the same order. */
export function isSameMessage(
  primaryType: string,
  { described, signed }: { described: MessageTypes; signed: MessageTypes },
): boolean {
  const write = (types: MessageTypes) =>
    JSON.stringify(
      structuresOf(types, primaryType).map((name) => [
        name,
        memberTypes(types, name).map((member) => [member.name, member.type]),
      ]),
    );
  return Object.hasOwn(described, primaryType) && write(described) === write(signed);
}

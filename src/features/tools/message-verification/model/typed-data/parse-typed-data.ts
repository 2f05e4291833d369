import { keepDigits } from './keep-digits.ts';
import { baseOf, isAtomic, readStruct, type Reading, type Types } from './read-value.ts';
import { TypedDataError, type TypedData, type TypedDataFault, type TypedMember } from './typed-data.ts';

const domainName = 'EIP712Domain';
/** As the hashing takes them: it reads names that begin like a type of Solidity's as that type. */
const namePattern = /^(?!bytes|uint|int)[A-Za-z_]\w*$/;
/** Members of a domain in the order of EIP-712. */
const domainMembers: readonly TypedMember[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

/** Types times structures: ten types and ten thousand structures are far more than any wallet shows. */
const hashedTypesMax = 100_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Engines word it differently: "(line 3 column 5)", "at line 3 column 5", or only "at position 17". */
function lineOf(message: string, text: string): string {
  const line = /line (\d+)/.exec(message)?.[1];
  const position = /position (\d+)/.exec(message)?.[1];
  if (line !== undefined) return line;
  return position === undefined ? '' : String(text.slice(0, Number(position)).split('\n').length);
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, keepDigits);
  } catch (error) {
    if (error instanceof TypedDataError) throw error;
    throw new TypedDataError({ kind: 'json', at: lineOf((error as Error).message, text) });
  }
  if (!isObject(value)) throw new TypedDataError({ kind: 'json', at: '' });
  return value;
}

function readMember(member: unknown, at: string): TypedMember {
  if (!isObject(member) || typeof member.name !== 'string' || typeof member.type !== 'string')
    throw new TypedDataError({ kind: 'shape', at });
  return { name: member.name, type: member.type };
}

function readTypes(value: unknown): Record<string, readonly TypedMember[]> {
  if (!isObject(value)) throw new TypedDataError({ kind: 'shape', at: 'types' });
  const types = Object.fromEntries(
    Object.entries(value).map(([name, members]) => {
      const at = `types.${name}`;
      if (!namePattern.test(name) || isAtomic(name) || !Array.isArray(members))
        throw new TypedDataError({ kind: 'shape', at });
      const own = members.map((member, index) => readMember(member, `${at}[${index}]`));
      if (new Set(own.map((member) => member.name)).size < own.length)
        throw new TypedDataError({ kind: 'shape', at });
      return [name, own];
    }),
  );
  for (const [name, members] of Object.entries(types))
    for (const member of members) {
      const base = baseOf(member.type);
      if (!isAtomic(base) && !Object.hasOwn(types, base))
        throw new TypedDataError({ kind: 'type', at: `types.${name}.${member.name}`, type: member.type });
    }
  return types;
}

/** JSON without `EIP712Domain` means the members that its domain has. */
const withDomain = (types: Types, domain: Record<string, unknown>): Types =>
  Object.hasOwn(types, domainName)
    ? types
    : { ...types, [domainName]: domainMembers.filter(({ name }) => Object.hasOwn(domain, name)) };

function read(text: string): TypedData {
  const given = parseJson(text);
  const own = readTypes(given.types);
  const { primaryType, domain = {}, message } = given;
  if (!isObject(domain)) throw new TypedDataError({ kind: 'shape', at: 'domain' });
  const types = withDomain(own, domain);
  if (typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw new TypedDataError({ kind: 'shape', at: 'primaryType' });
  const unsigned: string[] = [];
  const structuresLeft = Math.floor(hashedTypesMax / Object.keys(types).length);
  const start = (): Reading => ({ types, structuresLeft, shown: [], unsigned });
  const [ofDomain, ofMessage] = [start(), start()];
  const hashedDomain = readStruct(domain, [domainName, '', 'domain.'], ofDomain);
  // A message that is nothing but its domain.
  const isDomainAlone = primaryType === domainName;
  if (!isDomainAlone && !isObject(message)) throw new TypedDataError({ kind: 'shape', at: 'message' });
  const hashedMessage = isDomainAlone ? {} : readStruct(message, [primaryType, '', 'message.'], ofMessage);
  const { chainId } = hashedDomain;
  return {
    primaryType,
    domain: ofDomain.shown,
    message: ofMessage.shown,
    unsigned,
    chainId: typeof chainId === 'bigint' ? chainId : null,
    hashed: { types, primaryType, domain: hashedDomain, message: hashedMessage },
  };
}

/** Reads typed data (EIP-712) as wallets get them, strictly: what cannot be hashed without a guess is named with its place. */
export function parseTypedData(text: string): { data: TypedData } | { fault: TypedDataFault } {
  try {
    return { data: read(text) };
  } catch (error) {
    if (error instanceof TypedDataError) return { fault: error.fault };
    // Nested deeper than this browser can follow.
    if (error instanceof RangeError) return { fault: { kind: 'shape', at: 'message' } };
    throw error;
  }
}

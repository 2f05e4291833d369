import type { Hex } from 'viem';
import type {
  DescribedField,
  Descriptor,
  TokenFacts,
} from '#features/store/clear-signing/model/descriptor.ts';
import { isSameMessage } from '#features/store/clear-signing/model/read-message-types.ts';
import { decodeArguments } from '../calls/decode-arguments.ts';
import type { DangerKind, NamedCall, RequestReading } from '../request.ts';
import { describeValues, type DescribedValue, type Scope } from './describe-values.ts';

/** What this site has about a contract on the chain of the request. */
export interface KnownDescriptor {
  /** Lower case. */
  contract: Hex;
  descriptor: Descriptor;
  /** Listed tokens by address, in lower case. */
  tokens: ReadonlyMap<string, TokenFacts>;
}

/** A call or a message in the words of its contract's description. It is shown beside what the request says itself, and removes nothing of it. */
export interface Description {
  /** The part of the request; empty for the whole of it. */
  at: string;
  contract: Hex;
  owner: string;
  intent: string;
  /** @property values null where the request has none at that path, or too many */
  fields: readonly { label: string; values: readonly DescribedValue[] | null }[];
}

/** More contracts than a request has that people understand. */
const contractsMax = 8;
/** Of all descriptions together: more than a person reads. */
const valuesMax = 500;
/** The largest that files have. */
const chainIdMax = BigInt(Number.MAX_SAFE_INTEGER);
const selectorDigits = 10;

/** What wallets run can be something else than what is read here, or not what the contract does with its own state. */
const ambiguous: ReadonlySet<DangerKind> = new Set(['other-chain', 'odd-encoding', 'delegate-call']);

/** The chain that descriptions may be about; null where the request names none, or can be read in two ways. */
function chainOf({ chainId, dangers }: RequestReading): bigint | null {
  if (chainId === null || chainId < 1n || chainId > chainIdMax) return null;
  return dangers.some(({ kind }) => ambiguous.has(kind)) ? null : chainId;
}

/** The contract that typed data are for, where they name their chain themselves. */
function signedContract({ typed }: RequestReading): Hex | null {
  const contract = typed?.hashed.domain.verifyingContract;
  if (!typed || typed.chainId === null || typeof contract !== 'string') return null;
  return contract.toLowerCase() as Hex;
}

/** What this site is asked about: a chain, and contracts in lower case. Null where there is nothing to ask. */
export function describedContracts(
  reading: RequestReading,
): { chainId: bigint; contracts: readonly Hex[] } | null {
  const chainId = chainOf(reading);
  const signed = signedContract(reading);
  const called = reading.calls.map(({ to }) => to.toLowerCase() as Hex);
  const contracts = [...new Set(signed === null ? called : [signed, ...called])].slice(0, contractsMax);
  return chainId === null || contracts.length === 0 ? null : { chainId, contracts };
}

const describeFields = (fields: readonly DescribedField[], scope: Scope): Description['fields'] =>
  fields.map((field) => ({ label: field.label, values: describeValues(field, scope) ?? null }));

function scopeOf(
  { contract, tokens }: KnownDescriptor,
  root: Scope['root'],
  around: { chainId: bigint; value: bigint | null },
): Scope {
  const { chainId, value } = around;
  return { root, tokens, container: { chainId, value, to: contract, from: null } };
}

/** The arguments of a call by name; undefined where its bytes are not those that every tool writes for them. */
function readArguments(inputs: Parameters<typeof decodeArguments>[0], data: Hex) {
  try {
    const { values, hasLeftover, isCanonical } = decodeArguments(inputs, `0x${data.slice(selectorDigits)}`);
    if (hasLeftover || !isCanonical) return undefined;
    return Object.fromEntries(inputs.map(({ name = '' }, index) => [name, values[index]]));
  } catch {
    return undefined;
  }
}

function describeCall(
  { to, value, data, at }: NamedCall,
  chainId: bigint,
  known: KnownDescriptor,
): Description[] {
  const { contract, descriptor } = known;
  if (descriptor.kind !== 'call' || to.toLowerCase() !== contract) return [];
  const selector = data.slice(0, selectorDigits).toLowerCase();
  const format = descriptor.formats.find((each) => each.selector === selector);
  const root = format && readArguments(format.declared.inputs, data);
  if (!format || !root) return [];
  const fields = describeFields(format.fields, scopeOf(known, root, { chainId, value }));
  return [{ at, contract, owner: descriptor.owner, intent: format.intent, fields }];
}

function describeMessage(reading: RequestReading, chainId: bigint, known: KnownDescriptor): Description[] {
  const { contract, descriptor } = known;
  const { typed } = reading;
  if (descriptor.kind !== 'message' || !typed || signedContract(reading) !== contract) return [];
  const { primaryType, hashed } = typed;
  const format = descriptor.formats.find(
    (each) =>
      each.primaryType === primaryType &&
      isSameMessage(primaryType, { described: each.types, signed: hashed.types }),
  );
  if (!format) return [];
  const fields = describeFields(format.fields, scopeOf(known, hashed.message, { chainId, value: null }));
  return [{ at: '', contract, owner: descriptor.owner, intent: format.intent, fields }];
}

/** Without the values that are too many: they are among those of the request. */
function cutValues(descriptions: readonly Description[]): Description[] {
  let left = valuesMax;
  const cut = (field: Description['fields'][number]) => {
    left -= field.values?.length ?? 0;
    return left < 0 ? { ...field, values: null } : field;
  };
  return descriptions.map((each) => ({ ...each, fields: each.fields.map(cut) }));
}

/** The parts of a request that a description fits, in the order of the request. Never throws, and changes nothing of the reading. */
export function describeRequest(reading: RequestReading, known: readonly KnownDescriptor[]): Description[] {
  const chainId = chainOf(reading);
  if (chainId === null) return [];
  const fitting = known.filter(({ contract, descriptor }) =>
    descriptor.deployments.some((each) => each.chainId === String(chainId) && each.address === contract),
  );
  return cutValues([
    ...fitting.flatMap((each) => describeMessage(reading, chainId, each)),
    ...reading.calls.flatMap((call) => fitting.flatMap((each) => describeCall(call, chainId, each))),
  ]);
}

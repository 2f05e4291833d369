import type { Hex } from 'viem';
import type {
  DescribedField,
  Descriptor,
  TokenFacts,
} from '#features/store/clear-signing/model/descriptor.ts';
import { isSameMessage } from '#features/store/clear-signing/model/read-message-types.ts';
import { decodeArguments } from '../calls/decode-arguments.ts';
import { placeOf, readCall } from '../calls/read-call.ts';
import { startFindings } from '../findings.ts';
import type { Danger, DangerKind, NamedCall, RequestReading } from '../request.ts';
import { describeValues } from './describe-values.ts';
import type { CallInside, DescribedValue, Description } from './description.ts';
import type { Scope } from './scope.ts';

/** What this site has about a contract on the chain of the request. */
export interface KnownDescriptor {
  /** Lower case. */
  contract: Hex;
  descriptor: Descriptor;
  /** Listed tokens by address, in lower case. */
  tokens: ReadonlyMap<string, TokenFacts>;
}

/** More contracts than a request has that people understand. */
export const contractsMax = 8;
/** Of all descriptions together: more than a person reads. */
const valuesMax = 500;
/** Calls that described ones make in turn: a file can name the same bytes in each of its fields. */
const insideMax = 50;
/** The largest that files have. */
const chainIdMax = BigInt(Number.MAX_SAFE_INTEGER);
const selectorDigits = 10;

/** What wallets run can be something else than what is read here, or not what the contract does with its own state. */
const ambiguous: ReadonlySet<DangerKind> = new Set(['other-chain', 'odd-encoding', 'delegate-call']);
const isClear = (dangers: readonly Danger[]) => !dangers.some(({ kind }) => ambiguous.has(kind));

/** The chain that descriptions may be about; null where the request names none, or can be read in two ways. */
function chainOf({ chainId, dangers }: RequestReading): bigint | null {
  if (chainId === null || chainId < 1n || chainId > chainIdMax) return null;
  return isClear(dangers) ? chainId : null;
}

/** The contract that typed data are for, where they name their chain themselves. */
function signedContract({ typed }: RequestReading): Hex | null {
  const contract = typed?.hashed.domain.verifyingContract;
  if (!typed || typed.chainId === null || typeof contract !== 'string') return null;
  return contract.toLowerCase() as Hex;
}

/** One way through a request and the calls inside of what is described. */
interface Walk {
  chainId: bigint;
  /** In seconds. */
  now: number;
  /** Those that are for this chain. */
  known: readonly KnownDescriptor[];
  /** Contracts that described calls and messages call in turn. */
  called: Set<Hex>;
  callsLeft: number;
  /** Of those calls together: each can be inside of many others. */
  bytesLeft: number;
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

/** What is described: arguments or a message, and what is around them. */
interface Described extends Pick<NamedCall, 'value' | 'at' | 'depth'> {
  root: Scope['root'];
}

function describeFields(
  fields: readonly DescribedField[],
  { root, value, at, depth }: Described,
  { known: { contract, tokens }, walk }: { known: KnownDescriptor; walk: Walk },
): Description['fields'] {
  const scope: Scope = {
    ...{ root, tokens },
    container: { chainId: walk.chainId, value, to: contract, from: null },
    describeInside: ({ path, ...call }) =>
      describeInside({ ...call, at: placeOf(at, path), depth: depth + 1 }, walk),
  };
  return fields.map((field) => ({ label: field.label, values: describeValues(field, scope) ?? null }));
}

function describeCall(call: NamedCall, known: KnownDescriptor, walk: Walk): Description[] {
  const { contract, descriptor } = known;
  if (descriptor.kind !== 'call' || call.to.toLowerCase() !== contract) return [];
  const selector = call.data.slice(0, selectorDigits).toLowerCase();
  const format = descriptor.formats.find((each) => each.selector === selector);
  const root = format && readArguments(format.declared.inputs, call.data);
  if (!format || !root) return [];
  const fields = describeFields(format.fields, { ...call, root }, { known, walk });
  return [{ at: call.at, contract, owner: descriptor.owner, intent: format.intent, fields }];
}

const describeCalls = (calls: readonly NamedCall[], walk: Walk): Description[] =>
  calls.flatMap((call) => walk.known.flatMap((known) => describeCall(call, known, walk)));

/** Reads a call that a description says the contract makes, as calls of the request are read. */
function describeInside({ to, value, data, at, depth }: NamedCall, walk: Walk): CallInside | undefined {
  walk.called.add(to);
  walk.callsLeft -= 1;
  if (walk.callsLeft < 0) return undefined;
  const found = { ...startFindings(walk.now), bytesLeft: walk.bytesLeft };
  // Where the file does not say which coins go with it, nothing is said about them.
  readCall({ to, value: value ?? 0n, data, at, depth, isOwn: value === null }, found);
  walk.bytesLeft = found.bytesLeft;
  const { acts, dangers, calls } = found;
  const descriptions = isClear(dangers) ? describeCalls(calls, walk) : [];
  const isUnknown = [...acts, ...dangers].every(({ kind }) => kind === 'unknown-call');
  return isUnknown && descriptions.length === 0
    ? undefined
    : { kind: 'call', contract: to, acts, dangers, descriptions };
}

function describeMessage(reading: RequestReading, known: KnownDescriptor, walk: Walk): Description[] {
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
  const described = { root: hashed.message, value: null, at: '', depth: 0 };
  const fields = describeFields(format.fields, described, { known, walk });
  return [{ at: '', contract, owner: descriptor.owner, intent: format.intent, fields }];
}

function describeAll(reading: RequestReading, chainId: bigint, known: readonly KnownDescriptor[]) {
  const { now, bytesLeft } = startFindings(reading.now);
  const fitting = known.filter(({ contract, descriptor }) =>
    descriptor.deployments.some((each) => each.chainId === String(chainId) && each.address === contract),
  );
  const walk: Walk = {
    ...{ chainId, now, known: fitting, called: new Set<Hex>() },
    ...{ callsLeft: insideMax, bytesLeft },
  };
  const descriptions = [
    ...fitting.flatMap((each) => describeMessage(reading, each, walk)),
    ...describeCalls(reading.calls, walk),
  ];
  return { descriptions, called: walk.called };
}

/**
 * What this site is asked about: a chain, and contracts in lower case. Null where there is nothing to ask.
 * @param known what it has answered: descriptions say which further contracts are called
 */
export function describedContracts(
  reading: RequestReading,
  known: readonly KnownDescriptor[] = [],
): { chainId: bigint; contracts: readonly Hex[] } | null {
  const chainId = chainOf(reading);
  if (chainId === null) return null;
  const signed = signedContract(reading);
  const called = reading.calls.map(({ to }) => to.toLowerCase() as Hex);
  const further = known.length === 0 ? [] : describeAll(reading, chainId, known).called;
  const all = new Set([...(signed === null ? [] : [signed]), ...called, ...further]);
  const contracts = [...all].slice(0, contractsMax);
  return contracts.length === 0 ? null : { chainId, contracts };
}

/** How many values a person reads of one, with those of a call inside of it. */
function countValues(value: DescribedValue): number {
  if (value.kind !== 'call') return 1;
  const { acts, dangers, descriptions } = value;
  const inside = descriptions.flatMap(({ fields }) => fields.flatMap(({ values }) => values ?? []));
  return 1 + acts.length + dangers.length + inside.reduce((sum, each) => sum + countValues(each), 0);
}

/** Without the values that are too many: they are among those of the request. */
function cutValues(descriptions: readonly Description[]): Description[] {
  let left = valuesMax;
  const cut = (field: Description['fields'][number]) => {
    left -= (field.values ?? []).reduce((sum, each) => sum + countValues(each), 0);
    return left < 0 ? { ...field, values: null } : field;
  };
  return descriptions.map((each) => ({ ...each, fields: each.fields.map(cut) }));
}

/** The parts of a request that a description fits, in the order of the request. Never throws, and changes nothing of the reading. */
export function describeRequest(reading: RequestReading, known: readonly KnownDescriptor[]): Description[] {
  const chainId = chainOf(reading);
  return chainId === null ? [] : cutValues(describeAll(reading, chainId, known).descriptions);
}

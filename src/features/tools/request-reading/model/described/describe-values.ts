import type {
  ContainerName,
  FieldFormat,
  TokenFacts,
  ValueSource,
} from '#features/store/clear-signing/model/descriptor.ts';
import { resolvePath } from './resolve-path.ts';

/** A value as a description shows it. `base-units`: of a token that is not listed, whose decimals this site does not know. */
export type DescribedValue =
  | { kind: 'raw'; text: string }
  | { kind: 'coins'; amount: bigint }
  | { kind: 'tokens'; amount: bigint; token: TokenFacts }
  | { kind: 'base-units'; amount: bigint; token: string | null }
  | { kind: 'moment'; seconds: bigint }
  | { kind: 'block'; number: bigint }
  | { kind: 'duration'; seconds: bigint }
  | { kind: 'named'; name: string; text: string }
  | { kind: 'unit'; amount: bigint; decimals: number; unit: string };

/** What paths lead into. */
export interface Scope {
  /** Arguments or message. */
  root: Readonly<Record<string, unknown>>;
  container: Readonly<Record<ContainerName, unknown>>;
  /** Listed tokens by address, in lower case. */
  tokens: ReadonlyMap<string, TokenFacts>;
}

/** A longer one is among the values of the request. */
const textMax = 1_000;
/** What contracts call the chain's own coin (ERC-7528, and the address 0): no token is there. A file could name a token's address instead. */
const coinAddresses: ReadonlySet<string> = new Set([`0x${'ee'.repeat(20)}`, `0x${'00'.repeat(20)}`]);

/** The last second of the year 9999. */
const latestSeconds = 253_402_300_799n;
const addressPattern = /^0x[\da-f]{40}$/;

const textOf = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each))
    : String(value);

/** Undefined for what is no whole number. */
function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined;
}

const addressOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return addressPattern.test(text) ? text : null;
};

function valuesAt(source: ValueSource, { root, container }: Scope): readonly unknown[] | undefined {
  if (source.in === 'file') return [source.value];
  if (source.in === 'data') return resolvePath(root, source.steps);
  const value = container[source.name];
  return value === null ? undefined : [value];
}

type TokenFormat = Extract<FieldFormat, { kind: 'tokenAmount' }>;

function tokenAmount(
  amount: bigint,
  address: string | null,
  { format, scope }: { format: TokenFormat; scope: Scope },
): DescribedValue {
  if (address === null) return { kind: 'base-units', amount, token: null };
  if (format.coinAddresses.includes(address) && coinAddresses.has(address)) return { kind: 'coins', amount };
  const token = scope.tokens.get(address);
  return token ? { kind: 'tokens', amount, token } : { kind: 'base-units', amount, token: address };
}

/** The token of each amount: one for all of them, or one for each. */
function tokensFor({ token }: TokenFormat, amounts: number, scope: Scope): (string | null)[] {
  const found = token === null ? undefined : valuesAt(token, scope);
  const isOne = found?.length === 1;
  return Array.from({ length: amounts }, (_, index) => {
    if (!found || (!isOne && found.length !== amounts)) return null;
    return addressOf(found[isOne ? 0 : index]);
  });
}

function describeInteger(format: FieldFormat, amount: bigint): DescribedValue | undefined {
  switch (format.kind) {
    case 'amount':
      return { kind: 'coins', amount };
    case 'duration':
      return amount >= 0n && amount <= latestSeconds ? { kind: 'duration', seconds: amount } : undefined;
    case 'date':
      if (format.isBlock) return { kind: 'block', number: amount };
      return amount >= 0n && amount <= latestSeconds ? { kind: 'moment', seconds: amount } : undefined;
    case 'unit':
      return { kind: 'unit', amount, decimals: format.decimals, unit: format.unit };
    default:
      return undefined;
  }
}

function describeValue(format: FieldFormat, value: unknown): DescribedValue {
  const text = textOf(value);
  const amount = integerOf(value);
  // Numbers alone: a file names no address.
  if (format.kind === 'enum' && amount !== undefined && Object.hasOwn(format.names, text))
    return { kind: 'named', name: format.names[text] ?? '', text };
  if (format.kind === 'addressName') return { kind: 'raw', text: addressOf(value) ?? text };
  return (amount === undefined ? undefined : describeInteger(format, amount)) ?? { kind: 'raw', text };
}

interface SourcedFormat {
  source: ValueSource;
  format: FieldFormat;
}

function formatValues(
  { source, format }: SourcedFormat,
  values: readonly unknown[],
  scope: Scope,
): readonly DescribedValue[] {
  // Words of the file, which no format makes an amount of the request.
  if (source.in === 'file')
    return values.map((value): DescribedValue => ({ kind: 'raw', text: textOf(value) }));
  if (format.kind !== 'tokenAmount') return values.map((value) => describeValue(format, value));
  const tokens = tokensFor(format, values.length, scope);
  return values.map((value, index): DescribedValue => {
    const amount = integerOf(value);
    if (amount === undefined) return { kind: 'raw', text: textOf(value) };
    return tokenAmount(amount, tokens[index] ?? null, { format, scope });
  });
}

/**
 * The values of a field. One that does not fit its format is shown as it is in the request.
 * @returns undefined where its path does not lead to a value, or to one that is too long
 */
export function describeValues(field: SourcedFormat, scope: Scope): readonly DescribedValue[] | undefined {
  const values = valuesAt(field.source, scope);
  if (!values || values.length === 0) return undefined;
  const described = formatValues(field, values, scope);
  const isTooLong = described.some((each) => each.kind === 'raw' && each.text.length > textMax);
  return isTooLong ? undefined : described;
}

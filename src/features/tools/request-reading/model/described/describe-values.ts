import type { FieldFormat, ValueSource } from '#features/store/clear-signing/model/descriptor.ts';
import { describeCalldata } from './describe-calldata.ts';
import type { DescribedValue } from './description.ts';
import { addressOf, integerOf, textOf, valuesAt, valuesBeside, type Scope } from './scope.ts';

/** A longer one is among the values of the request. */
const textMax = 1_000;
/** What contracts call the chain's own coin (ERC-7528, and the address 0): no token is there. A file could name a token's address instead. */
const coinAddresses: ReadonlySet<string> = new Set([`0x${'ee'.repeat(20)}`, `0x${'00'.repeat(20)}`]);

/** The last second of the year 9999. */
const latestSeconds = 253_402_300_799n;

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
  if (format.kind === 'calldata') return describeCalldata({ source, format }, values, scope);
  if (format.kind !== 'tokenAmount') return values.map((value) => describeValue(format, value));
  const tokens = valuesBeside(format.token, values.length, scope);
  return values.map((value, index): DescribedValue => {
    const amount = integerOf(value);
    if (amount === undefined) return { kind: 'raw', text: textOf(value) };
    return tokenAmount(amount, addressOf(tokens[index]), { format, scope });
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

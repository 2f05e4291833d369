import type { Hex } from 'viem';
import type { FieldFormat, ValueSource } from '#features/store/clear-signing/model/descriptor.ts';
import { writePath } from '#features/store/clear-signing/model/write-path.ts';
import type { DescribedValue } from './description.ts';
import { addressOf, integerOf, textOf, valuesBeside, type Scope } from './scope.ts';

/** A selector, with or without arguments. */
const callPattern = /^0x[\da-f]{8}(?:[\da-f]{2})*$/i;

interface CalldataField {
  source: ValueSource;
  format: Extract<FieldFormat, { kind: 'calldata' }>;
}

/** Bytes that a described contract calls others with. What is no call, or for no address, is shown as it is in the request. */
export function describeCalldata(
  { source, format }: CalldataField,
  values: readonly unknown[],
  scope: Scope,
): readonly DescribedValue[] {
  const contracts = valuesBeside(format.contract, values.length, scope);
  const amounts = valuesBeside(format.amount, values.length, scope);
  const path = source.in === 'data' ? writePath(source.steps) : '';
  return values.map((data, index): DescribedValue => {
    const raw: DescribedValue = { kind: 'raw', text: textOf(data) };
    const to = addressOf(contracts[index]);
    if (to === null || typeof data !== 'string' || !callPattern.test(data)) return raw;
    const call = { to, value: integerOf(amounts[index]) ?? null, data: data as Hex, path };
    return scope.describeInside(call) ?? raw;
  });
}

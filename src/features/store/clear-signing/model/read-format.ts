import { DescriptorError } from './descriptor-issue.ts';
import type { FieldFormat, PathStep, ValueSource } from './descriptor.ts';
import { isFields, optionalFieldsAt, wordsAt, type Fields } from './read-json.ts';
import { partOfFile, readConstant, readPath } from './read-source.ts';

export interface FieldPlace {
  at: string;
  file: Fields;
  /** Steps of the group that the field is in. */
  before: readonly PathStep[];
}

const addressPattern = /^0x[\da-f]{40}$/;
const namesMax = 100;
/** More than any number of 256 bits has. */
const decimalsMax = 77;

function addressAt(value: unknown, { at, file }: FieldPlace): string {
  const address = readConstant(value, at, file).toLowerCase();
  if (!addressPattern.test(address)) throw new DescriptorError('shape', at);
  return address;
}

/** A parameter that is a path, or an address of the file; null where it is neither. */
function addressSource(path: unknown, address: unknown, place: FieldPlace): ValueSource | null {
  if (path !== undefined) return readPath(path, place.at, place);
  return address === undefined ? null : { in: 'file', value: addressAt(address, place) };
}

function coinAddressesOf({ nativeCurrencyAddress: given }: Fields, place: FieldPlace): string[] {
  if (given === undefined) return [];
  const each: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (each.length > namesMax) throw new DescriptorError('too-many', place.at);
  return each.map((value) => addressAt(value, place));
}

function enumFormat({ $ref: path }: Fields, { at, file }: FieldPlace): FieldFormat {
  if (typeof path !== 'string') throw new DescriptorError('format', at);
  const part = partOfFile(file, path, at);
  if (!isFields(part)) throw new DescriptorError(typeof part === 'string' ? 'link' : 'shape', at);
  const entries = Object.entries(part);
  if (entries.length > namesMax) throw new DescriptorError('too-many', at);
  return { kind: 'enum', names: Object.fromEntries(entries.map(([key, name]) => [key, wordsAt(name, at)])) };
}

function unitFormat({ base, decimals = 0 }: Fields, { at }: FieldPlace): FieldFormat {
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > decimalsMax)
    throw new DescriptorError('format', at);
  return { kind: 'unit', unit: wordsAt(base, at), decimals };
}

/** What makes of the bytes another call than one with its selector on the chain of the request. */
const otherCalls = ['selector', 'selectorPath', 'chainId', 'chainIdPath'] as const;

function calldataFormat(params: Fields, place: FieldPlace): FieldFormat {
  const isOther = otherCalls.some((name) => params[name] !== undefined);
  const amount = params.amountPath === undefined ? null : readPath(params.amountPath, place.at, place);
  return {
    kind: 'calldata',
    contract: isOther ? null : addressSource(params.calleePath, params.callee, place),
    // A number of the file is no amount of the request.
    amount: amount?.in === 'file' ? null : amount,
  };
}

/**
 * Reads how a field is shown. Of `tokenAmount` neither `threshold` nor `message` is read: they would put words in the place of a number.
 * @throws DescriptorError for a format that is not in the table
 */
export function readFormat(format: unknown, given: unknown, place: FieldPlace): FieldFormat {
  const params = optionalFieldsAt(given, place.at);
  switch (format) {
    case undefined:
    case 'raw':
    // An item is named by its number: names of collections are in no file.
    case 'nftName':
      return { kind: 'raw' };
    case 'amount':
      return { kind: 'amount' };
    case 'addressName':
      return { kind: 'addressName' };
    case 'duration':
      return { kind: 'duration' };
    case 'tokenAmount':
      return {
        kind: 'tokenAmount',
        token: addressSource(params.tokenPath, params.token, place),
        coinAddresses: coinAddressesOf(params, place),
      };
    case 'date':
      return { kind: 'date', isBlock: params.encoding === 'blockheight' };
    case 'enum':
      return enumFormat(params, place);
    case 'unit':
      return unitFormat(params, place);
    case 'calldata':
      return calldataFormat(params, place);
    default:
      throw new DescriptorError('format', place.at);
  }
}

import type { Hex } from 'viem';
import { parseTypedData } from '#features/tools/message-verification/model/typed-data/parse-typed-data.ts';
import type { TypedData } from '#features/tools/message-verification/model/typed-data/typed-data.ts';
import { add, addPart, nameChain, warn, type Findings } from '../findings.ts';
import { isAmbiguousJson } from '../is-ambiguous-json.ts';
import { isDisguised } from '../is-disguised.ts';
import { isImposter } from '../known-contracts.ts';
import { readKnownData } from './read-known-data.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** What the domain says, and whether it can be believed. */
function readDomain({ hashed, chainId }: TypedData, found: Findings): Hex | null {
  const name = textOf(hashed.domain.name);
  const contract = textOf(hashed.domain.verifyingContract) as Hex | null;
  found.asker ??= name;
  found.contract = contract;
  if (chainId === null) warn(found, 'any-chain', 'domain');
  else nameChain(found, chainId, 'domain.chainId');
  if (name !== null && isDisguised(name)) warn(found, 'disguised', 'domain.name');
  if (name !== null && isImposter(name, contract)) warn(found, 'imposter', 'verifyingContract');
  return contract;
}

/** Reads typed data (EIP-712) as JSON text. @returns whether it is such data */
export function readData(text: string, found: Findings): boolean {
  const read = parseTypedData(text);
  if ('fault' in read) return false;
  const { data } = read;
  found.typed = data;
  const contract = readDomain(data, found);
  for (const { path, ...value } of data.domain) addPart(found, { path: `domain.${path}`, ...value });
  data.message.forEach((part) => addPart(found, part));
  for (const { path, type, value } of data.message)
    if (type === 'string' && isDisguised(value)) warn(found, 'disguised', path);
  for (const path of data.unsigned) warn(found, 'unsigned', path);
  if (isAmbiguousJson(text)) warn(found, 'odd-encoding', '');
  if (!readKnownData(data, { contract, found })) {
    warn(found, 'unknown-data', '');
    add(found, 'sign-data', { about: contract, at: '' });
  }
  return true;
}

/** The first form of typed data, a list of names and values without a domain: it counts on every chain and for every contract. @returns whether it is such a list */
export function readFirstData(value: unknown, found: Findings): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const members = (value as unknown[]).map((each) => (each ?? {}) as Record<string, unknown>);
  if (!members.every(({ name, type }) => typeof name === 'string' && typeof type === 'string')) return false;
  for (const { name, type, value: own } of members)
    addPart(found, {
      path: String(name),
      type: String(type),
      value: textOf(own) ?? JSON.stringify(own) ?? '',
    });
  warn(found, 'any-chain', '');
  warn(found, 'unknown-data', '');
  add(found, 'sign-data', { at: '' });
  return true;
}

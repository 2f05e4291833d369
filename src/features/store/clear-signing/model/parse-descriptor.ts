import { isNestedDeeply } from '#lib/is-nested-deeply.ts';
import { DescriptorError, type DescriptorIssue } from './descriptor-issue.ts';
import type { DescribedCall, DescribedMessage, Deployment, Descriptor } from './descriptor.ts';
import { readFields } from './read-fields.ts';
import { readAbi, readFunction } from './read-function.ts';
import { fieldsAt, isFields, listAt, optionalFieldsAt, wordsAt, type Fields } from './read-json.ts';
import { readMessageTypes } from './read-message-types.ts';

/** Characters of a file. */
export const descriptorMax = 65_536;
const deploymentsMax = 100;
const formatsMax = 100;
/** Fields of all formats together. */
const allFieldsMax = 500;

function readDeployment(value: unknown, at: string): Deployment {
  const { chainId, address } = fieldsAt(value, at);
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1)
    throw new DescriptorError('shape', at);
  if (typeof address !== 'string' || !/^0x[\da-f]{40}$/i.test(address))
    throw new DescriptorError('shape', at);
  return { chainId: String(chainId), address: address.toLowerCase() };
}

/** Each once, in the order of the file. */
function readDeployments(value: unknown, at: string): Deployment[] {
  const all = listAt(value, at, deploymentsMax).map((each, index) => readDeployment(each, `${at}[${index}]`));
  if (all.length === 0) throw new DescriptorError('shape', at);
  return [...new Map(all.map((each) => [`${each.chainId}:${each.address}`, each])).values()];
}

/** A sentence, or several with a name each. */
function readIntent(value: unknown, at: string): string {
  if (!isFields(value)) return wordsAt(value, at);
  return wordsAt(
    Object.entries(value)
      .map(([name, words]) => `${name}: ${wordsAt(words, at)}`)
      .join(', '),
    at,
  );
}

function readWordings(
  file: Fields,
): { key: string; at: string; wording: Omit<DescribedMessage, 'primaryType' | 'types'> }[] {
  const entries = Object.entries(fieldsAt(fieldsAt(file.display, 'display').formats, 'display.formats'));
  if (entries.length === 0) throw new DescriptorError('shape', 'display.formats');
  if (entries.length > formatsMax) throw new DescriptorError('too-many', 'display.formats');
  const wordings = entries.map(([key, value]) => {
    const at = `display.formats.${key}`;
    const { intent, fields } = fieldsAt(value, at);
    const place = { at: `${at}.fields`, file, before: [] };
    const wording = { key, intent: readIntent(intent, `${at}.intent`), fields: readFields(fields, place) };
    return { key, at, wording };
  });
  const count = wordings.reduce((sum, { wording }) => sum + wording.fields.length, 0);
  if (count > allFieldsMax) throw new DescriptorError('too-many', 'display.formats');
  return wordings;
}

function readCalls(file: Fields, contract: Fields): DescribedCall[] {
  const at = 'context.contract';
  // Another site would say which contracts it is for.
  if (contract.addressMatcher !== undefined) throw new DescriptorError('link', `${at}.addressMatcher`);
  const abi = readAbi(contract.abi, `${at}.abi`);
  const calls = readWordings(file).map(({ key, at: own, wording }) => ({
    ...wording,
    ...readFunction(key, abi, own),
  }));
  const selectors = new Set(calls.map(({ selector }) => selector));
  if (selectors.size < calls.length) throw new DescriptorError('function', 'display.formats');
  return calls;
}

function readMessages(file: Fields, eip712: Fields): DescribedMessage[] {
  const types = readMessageTypes(eip712.schemas, 'context.eip712.schemas');
  return readWordings(file).map(({ key, at, wording }) => {
    const own = types.get(key);
    if (!own) throw new DescriptorError('function', at);
    return { ...wording, primaryType: key, types: own };
  });
}

function readDescriptor(file: Fields): Descriptor {
  if (file.includes !== undefined) throw new DescriptorError('include', 'includes');
  const { contract, eip712 } = fieldsAt(file.context, 'context');
  const metadata = optionalFieldsAt(file.metadata, 'metadata');
  // Not `token`: symbols and decimals come from the catalogue, or a file could call any contract USDC.
  const facts = { owner: wordsAt(metadata.owner, 'metadata.owner') };
  if (contract !== undefined) {
    if (eip712 !== undefined) throw new DescriptorError('shape', 'context');
    const own = fieldsAt(contract, 'context.contract');
    const deployments = readDeployments(own.deployments, 'context.contract.deployments');
    return { ...facts, deployments, kind: 'call', formats: readCalls(file, own) };
  }
  const own = fieldsAt(eip712, 'context.eip712');
  const deployments = readDeployments(own.deployments, 'context.eip712.deployments');
  return { ...facts, deployments, kind: 'message', formats: readMessages(file, own) };
}

/**
 * Reads a file of clear signing (ERC-7730, version 1), whole and alone: what it would take from elsewhere is refused. Never throws.
 * @param text JSON of the file
 */
export function parseDescriptor(text: string): { descriptor: Descriptor } | { issue: DescriptorIssue } {
  if (text.length > descriptorMax) return { issue: { kind: 'too-long', at: '' } };
  if (isNestedDeeply(new TextEncoder().encode(text))) return { issue: { kind: 'json', at: '' } };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { issue: { kind: 'json', at: '' } };
  }
  try {
    return { descriptor: readDescriptor(fieldsAt(file, '')) };
  } catch (error) {
    if (error instanceof DescriptorError) return { issue: error.issue };
    throw error;
  }
}

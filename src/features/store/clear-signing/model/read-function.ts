import { parseAbiItem, toFunctionSelector, type AbiFunction, type AbiParameter } from 'viem';
import { DescriptorError } from './descriptor-issue.ts';
import { fieldsAt, isFields, listAt, type Fields } from './read-json.ts';

const keyMax = 1_000;
const functionsMax = 500;
const paramsMax = 50;
const depthMax = 6;
/** Groups of parameters in a key: reading one costs more the more there are. */
const groupsMax = 20;
const namePattern = /^[A-Za-z_$][\w$]{0,79}$/;
/** Without functions and lists of a fixed length, which no reader of calls here decodes. */
const typePattern =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)|tuple)(?:\[\]){0,3}$/;

/** Parameters, each with a name that paths can use. @throws DescriptorError */
function readParams(value: unknown, at: string, depth = 0): AbiParameter[] {
  if (depth > depthMax) throw new DescriptorError('too-many', at);
  const params = listAt(value, at, paramsMax).map((each): AbiParameter & { name: string } => {
    const { name, type, components } = fieldsAt(each, at);
    if (typeof name !== 'string' || typeof type !== 'string') throw new DescriptorError('function', at);
    if (!namePattern.test(name) || !typePattern.test(type)) throw new DescriptorError('function', at);
    if (!type.startsWith('tuple')) return { name, type };
    const own = readParams(components, at, depth + 1);
    if (own.length === 0) throw new DescriptorError('function', at);
    return { name, type, components: own };
  });
  if (new Set(params.map(({ name }) => name)).size < params.length) throw new DescriptorError('function', at);
  return params;
}

function readDeclared({ name, inputs }: Fields, at: string): AbiFunction {
  if (typeof name !== 'string' || !namePattern.test(name)) throw new DescriptorError('function', at);
  const params = readParams(inputs, at);
  return { type: 'function', name, inputs: params, outputs: [], stateMutability: 'payable' };
}

/** The functions of a contract, by selector. @param abi as the file has it; undefined where it has none @throws DescriptorError */
export function readAbi(abi: unknown, at: string): ReadonlyMap<string, Fields> {
  if (abi === undefined) return new Map();
  const functions = new Map<string, Fields>();
  for (const [index, each] of listAt(abi, at, functionsMax).entries()) {
    const item = fieldsAt(each, at);
    if (item.type !== 'function') continue;
    functions.set(selectorOf(item, `${at}[${index}]`), item);
  }
  return functions;
}

/** Names of parameters do not matter for it, and files leave them out of functions that they do not describe. */
function selectorOf(item: Fields, at: string): string {
  try {
    return toFunctionSelector(item as unknown as AbiFunction).toLowerCase();
  } catch {
    throw new DescriptorError('function', at);
  }
}

/** Whether each parameter has a name, also those inside of others. */
const isNamed = (params: unknown): boolean =>
  Array.isArray(params) &&
  (params as unknown[]).every(
    (each) =>
      isFields(each) &&
      typeof each.name === 'string' &&
      (each.components === undefined || isNamed(each.components)),
  );

/**
 * Reads the key of a format: `transfer(address to,uint256 amount)`, the same without names, or a selector. The latter two need the ABI. Names
 * of the key count before those of the ABI, which could have them in another order than people read.
 * @throws DescriptorError
 */
export function readFunction(
  key: string,
  abi: ReadonlyMap<string, Fields>,
  at: string,
): { selector: string; declared: AbiFunction } {
  const written = /^0x[\da-f]{8}$/i.test(key) ? undefined : parseKey(key, at);
  const selector = written ? selectorOf(written, at) : key.toLowerCase();
  const own = written && isNamed(written.inputs) ? written : (abi.get(selector) ?? written);
  if (!own) throw new DescriptorError('function', at);
  const declared = readDeclared(own, at);
  // Types with an alias were in the selector, and are in no type that is read.
  if (toFunctionSelector(declared).toLowerCase() !== selector) throw new DescriptorError('function', at);
  return { selector, declared };
}

function parseKey(key: string, at: string): Fields {
  if (key.length > keyMax) throw new DescriptorError('too-long', at);
  if (key.split('(').length > groupsMax) throw new DescriptorError('too-many', at);
  try {
    return parseAbiItem(`function ${key}` as string) as unknown as Fields;
  } catch {
    throw new DescriptorError('function', at);
  }
}

import { DescriptorError } from './descriptor-issue.ts';
import { containerNames, type ContainerName, type PathStep, type ValueSource } from './descriptor.ts';
import { isFields, memberOf, type Fields } from './read-json.ts';

const pathMax = 300;
const stepsMax = 16;
const memberPattern = /^[A-Za-z_$][\w$]*$/;
const elementPattern = /^\[(-?\d{1,5})\]$/;
const rangePattern = /^\[(?:(-?\d{1,5})?:(-?\d{1,5})?)?\]$/;

const numberOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits));

function readStep(text: string, at: string): PathStep {
  if (memberPattern.test(text)) return text;
  const element = elementPattern.exec(text)?.[1];
  if (element !== undefined) return Number(element);
  const range = rangePattern.exec(text);
  if (!range) throw new DescriptorError('path', at);
  return { from: numberOf(range[1]), to: numberOf(range[2]) };
}

/** The steps of a path without its root; none for an empty text. @throws DescriptorError */
function readSteps(text: string, at: string): PathStep[] {
  if (text === '') return [];
  const parts = text.split('.');
  if (parts.length > stepsMax) throw new DescriptorError('path', at);
  return parts.map((part) => readStep(part, at));
}

/** What the file has at a path of its own. @throws DescriptorError where it has no such part */
export function partOfFile(file: Fields, path: string, at: string): unknown {
  if (!path.startsWith('$.')) throw new DescriptorError('path', at);
  let part: unknown = file;
  for (const step of readSteps(path.slice(2), at)) {
    if (typeof step !== 'string' || !isFields(part)) throw new DescriptorError('path', at);
    part = memberOf(part, step);
  }
  if (part === undefined) throw new DescriptorError('path', at);
  return part;
}

const isContainerName = (name: string): name is ContainerName =>
  (containerNames as readonly string[]).includes(name);

/** A text or a number of the file. @throws DescriptorError */
function constantAt(value: unknown, at: string): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new DescriptorError('shape', at);
  return String(value);
}

/** Reads a path. @param before steps of the group that it is in @throws DescriptorError */
export function readPath(
  value: unknown,
  at: string,
  { file, before = [] }: { file: Fields; before?: readonly PathStep[] },
): ValueSource {
  if (typeof value !== 'string' || value.length > pathMax) throw new DescriptorError('path', at);
  if (value.startsWith('$')) return { in: 'file', value: constantAt(partOfFile(file, value, at), at) };
  if (value.startsWith('@')) {
    const name = value.slice(2);
    if (!value.startsWith('@.') || !isContainerName(name)) throw new DescriptorError('path', at);
    return { in: 'container', name };
  }
  if (value.startsWith('#')) {
    if (value !== '#' && !value.startsWith('#.')) throw new DescriptorError('path', at);
    return { in: 'data', steps: readSteps(value.slice(2), at) };
  }
  return { in: 'data', steps: [...before, ...readSteps(value, at)] };
}

/** Reads a parameter that is a value, or a path of the file to one. @throws DescriptorError */
export function readConstant(value: unknown, at: string, file: Fields): string {
  const isPath = typeof value === 'string' && value.startsWith('$.');
  return constantAt(isPath ? partOfFile(file, value, at) : value, at);
}

import { DescriptorError } from './descriptor-issue.ts';
import type { DescribedField, PathStep, ValueSource } from './descriptor.ts';
import { fieldsAt, listAt, optionalFieldsAt, wordsAt, type Fields } from './read-json.ts';
import { readFormat, type FieldPlace } from './read-format.ts';
import { partOfFile, readConstant, readPath } from './read-source.ts';

/** More than a person reads about one request. */
const fieldsMax = 100;
const groupsMax = 4;

/** A field with what its definition gives; its own members count. Definitions that refer to others are refused. */
function withDefinition(field: Fields, { at, file }: FieldPlace): Fields {
  const { $ref: path } = field;
  if (path === undefined) return field;
  if (typeof path !== 'string') throw new DescriptorError('path', at);
  const definition = fieldsAt(partOfFile(file, path, at), at);
  if (definition.$ref !== undefined) throw new DescriptorError('path', at);
  const params = { ...optionalFieldsAt(definition.params, at), ...optionalFieldsAt(field.params, at) };
  return { ...definition, ...field, params };
}

function readField(given: Fields, place: FieldPlace): DescribedField {
  const { at, file } = place;
  const { label, path, value, format, params } = withDefinition(given, place);
  const source: ValueSource =
    path === undefined ? { in: 'file', value: readConstant(value, at, file) } : readPath(path, at, place);
  // Visitors read it as it is.
  if (source.in === 'file') wordsAt(source.value, at);
  return { label: wordsAt(label, at), source, format: readFormat(format, params, place) };
}

/** The steps that a group puts in front of the paths in it. */
function stepsOfGroup(path: unknown, place: FieldPlace): readonly PathStep[] {
  if (path === undefined) return place.before;
  const source = readPath(path, place.at, place);
  if (source.in !== 'data') throw new DescriptorError('path', place.at);
  return source.steps;
}

/** Reads the fields of a format, those of groups in their order. @param depth groups around them @throws DescriptorError */
export function readFields(value: unknown, place: FieldPlace, depth = 0): DescribedField[] {
  if (depth > groupsMax) throw new DescriptorError('too-many', place.at);
  const fields = listAt(value, place.at, fieldsMax).flatMap((each, index) => {
    const own = { ...place, at: `${place.at}[${index}]` };
    const field = fieldsAt(each, own.at);
    if (field.fields === undefined) return [readField(field, own)];
    return readFields(field.fields, { ...own, before: stepsOfGroup(field.path, own) }, depth + 1);
  });
  if (fields.length > fieldsMax) throw new DescriptorError('too-many', place.at);
  return fields;
}

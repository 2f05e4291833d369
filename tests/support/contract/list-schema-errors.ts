import type { OpenAPIV3_1 } from 'openapi-types';

type Schema = Readonly<Record<string, unknown>>;
type Check = (value: unknown, schema: Schema, at: Place) => string[];

interface Place {
  document: OpenAPIV3_1.Document;
  /** Where the value is in the body: `data.history.0.at`. */
  path: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeTests: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

const below = (at: Place, key: string | number): Place => ({ ...at, path: `${at.path}.${key}` });
const unless = (isRight: boolean, { path }: Place, wrong: string) => (isRight ? [] : [`${path} ${wrong}`]);

function resolve({ document }: Place, ref: string): Schema {
  const name = ref.replace('#/components/schemas/', '');
  const schema = document.components?.schemas?.[name];
  if (!schema) throw new Error(`The document has no ${ref}`);
  return schema as Schema;
}

/** The errors of the alternative that fits best; none where one fits. */
function errorsOfAlternatives(value: unknown, alternatives: readonly Schema[], at: Place): string[] {
  const each = alternatives.map((one) => listSchemaErrors(value, one, at));
  return each.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Unnamed members are errors, unless the schema says what others may be. */
const checkMembers: Check = (value, schema, at) => {
  if (!isObject(value)) return [];
  const named = (schema['properties'] ?? {}) as Record<string, Schema>;
  const { additionalProperties: others = false } = schema;
  return Object.entries(value).flatMap(([key, member]) => {
    const known = Object.hasOwn(named, key) ? named[key] : others;
    if (known === false || known === undefined) return [`${at.path}.${key} is not described`];
    return known === true ? [] : listSchemaErrors(member, known as Schema, below(at, key));
  });
};

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * Every keyword that the published schemas use. An unknown one stops the test, since it would be left
 * unchecked.
 */
const checks: Readonly<Record<string, Check>> = {
  $ref: (value, { $ref }, at) => listSchemaErrors(value, resolve(at, String($ref)), at),
  type: (value, { type }, at) => {
    const types = [type].flat() as string[];
    return unless(
      types.some((one) => typeTests[one]?.(value) ?? false),
      at,
      `is not of type ${types.join(', ')}`,
    );
  },
  const: (value, schema, at) => unless(value === schema['const'], at, `is not ${String(schema['const'])}`),
  enum: (value, schema, at) =>
    unless((schema['enum'] as unknown[]).includes(value), at, `is no listed value: ${String(value)}`),
  anyOf: (value, { anyOf }, at) => errorsOfAlternatives(value, anyOf as Schema[], at),
  oneOf: (value, { oneOf }, at) => errorsOfAlternatives(value, oneOf as Schema[], at),
  properties: checkMembers,
  // Checked with the members; alone where a schema names none.
  additionalProperties: (value, schema, at) =>
    'properties' in schema ? [] : checkMembers(value, schema, at),
  required: (value, { required }, at) =>
    isObject(value) ? (required as string[]).flatMap((key) => unless(key in value, at, `has no ${key}`)) : [],
  propertyNames: (value, { propertyNames }, at) =>
    isObject(value)
      ? Object.keys(value).flatMap((key) => listSchemaErrors(key, propertyNames as Schema, below(at, key)))
      : [],
  items: (value, { items }, at) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => listSchemaErrors(item, items as Schema, below(at, index)))
      : [],
  minItems: (value, { minItems }, at) =>
    unless(!Array.isArray(value) || value.length >= Number(minItems), at, 'has too few entries'),
  maxItems: (value, { maxItems }, at) =>
    unless(!Array.isArray(value) || value.length <= Number(maxItems), at, 'has too many entries'),
  minLength: (value, { minLength }, at) =>
    unless(typeof value !== 'string' || [...value].length >= Number(minLength), at, 'is too short'),
  maxLength: (value, { maxLength }, at) =>
    unless(typeof value !== 'string' || [...value].length <= Number(maxLength), at, 'is too long'),
  minimum: (value, { minimum }, at) =>
    unless(typeof value !== 'number' || value >= Number(minimum), at, 'is too small'),
  maximum: (value, { maximum }, at) =>
    unless(typeof value !== 'number' || value <= Number(maximum), at, 'is too large'),
  format: (value, { format }, at) => {
    if (format !== 'date-time') throw new Error(`Unchecked format: ${String(format)}`);
    return unless(typeof value === 'string' && dateTime.test(value), at, 'is no time in UTC');
  },
};

const annotations = new Set(['description', 'examples', 'example', 'title']);

/**
 * Compares a value with a schema of an OpenAPI 3.1 document, strictly: members that the schema does not name are errors.
 * @returns the errors, each with its place
 * @throws Error for a keyword that it does not know
 */
export function listSchemaErrors(value: unknown, schema: Schema, at: Place): string[] {
  return Object.keys(schema).flatMap((keyword) => {
    if (annotations.has(keyword)) return [];
    const check = checks[keyword];
    if (!check) throw new Error(`Unchecked keyword: ${keyword}`);
    return check(value, schema, at);
  });
}

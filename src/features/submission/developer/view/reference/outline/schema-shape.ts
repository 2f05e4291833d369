import type { OpenAPIV3_1 } from 'openapi-types';
import type { ShapeLine } from './api-outline.ts';

type Schema = OpenAPIV3_1.SchemaObject;
type SchemaOrRef = Schema | OpenAPIV3_1.ReferenceObject | undefined;

/** Deeper shapes are named but not expanded; a schema may refer to itself. */
const maxDepth = 5;

/** Follows `#/components/schemas/…`; a missing reference is an empty schema. */
export function resolveSchema(document: OpenAPIV3_1.Document, schema: SchemaOrRef): Schema {
  if (!schema) return {};
  if (!('$ref' in schema) || typeof schema.$ref !== 'string') return schema as Schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  return (document.components?.schemas?.[name] ?? {}) as Schema;
}

const nameOf = (schema: SchemaOrRef) =>
  schema && '$ref' in schema && typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;

/** Flattens nested alternatives. */
function alternativesOf(document: OpenAPIV3_1.Document, given: SchemaOrRef): SchemaOrRef[] {
  const { anyOf, oneOf } = resolveSchema(document, given);
  return (anyOf ?? oneOf ?? []).flatMap((one) => {
    const inner = alternativesOf(document, one);
    return inner.length > 0 ? inner : [one];
  });
}

/** The named alternatives of a schema, if there are several: each is shown once, in its own place. */
export function namedAlternatives(document: OpenAPIV3_1.Document, given: SchemaOrRef): string[] {
  const names = alternativesOf(document, given).flatMap((one) => nameOf(one) ?? []);
  return names.length > 1 ? names : [];
}

/** How many values of a long list are printed. */
const valuesShown = { all: 40, first: 3 };

function typeOfValues(values: readonly unknown[]): string {
  const shown = values.length > valuesShown.all ? values.slice(0, valuesShown.first) : values;
  const more = shown.length < values.length ? ['…'] : [];
  return [...shown.map((value) => JSON.stringify(value)), ...more].join(' | ');
}

/** A schema's type in one short line: `integer`, `"web" | "ios"`, `object[]`, `DappForm | TokenForm`. */
export function typeOf(document: OpenAPIV3_1.Document, given: SchemaOrRef): string {
  const schema = resolveSchema(document, given);
  const alternatives = alternativesOf(document, schema);
  if (alternatives.length > 0) {
    const named = namedAlternatives(document, schema);
    const types = alternatives.map((one) =>
      named.length > 0 ? (nameOf(one) ?? typeOf(document, one)) : typeOf(document, one),
    );
    return [...new Set(types)].join(' | ');
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return typeOfValues(schema.enum);
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') {
    const item = typeOf(document, schema.items);
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  }
  return schema.type ?? (schema.properties ? 'object' : 'any');
}

/** The object, or array of objects, inside a schema that should be expanded. */
function insideOf(document: OpenAPIV3_1.Document, schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.type === 'array') return insideOf(document, resolveSchema(document, schema.items));
  if (namedAlternatives(document, schema).length > 0) return undefined;
  return alternativesOf(document, schema)
    .map((one) => insideOf(document, resolveSchema(document, one)))
    .find((one) => one !== undefined);
}

/** The members of a schema as indented lines. */
export function shapeOf(document: OpenAPIV3_1.Document, given: SchemaOrRef, depth = 0): ShapeLine[] {
  const schema = insideOf(document, resolveSchema(document, given));
  if (!schema?.properties || depth > maxDepth) return [];
  return Object.entries(schema.properties).flatMap(([name, member]) => [
    {
      depth,
      name,
      type: typeOf(document, member),
      isOptional: !(schema.required ?? []).includes(name),
      note: resolveSchema(document, member).description ?? '',
    },
    ...shapeOf(document, member, depth + 1),
  ]);
}

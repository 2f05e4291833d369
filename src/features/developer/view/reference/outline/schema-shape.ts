import type { OpenAPIV3_1 } from 'openapi-types';
import type { ShapeLine } from './api-outline.ts';

type Schema = OpenAPIV3_1.SchemaObject;
type SchemaOrRef = Schema | OpenAPIV3_1.ReferenceObject | undefined;

/** Deeper shapes are named but not unfolded; a schema may refer to itself. */
const maxDepth = 5;

/** Follows `#/components/schemas/…`; anything else that is not there is an empty schema. */
export function resolveSchema(document: OpenAPIV3_1.Document, schema: SchemaOrRef): Schema {
  if (!schema) return {};
  if (!('$ref' in schema) || typeof schema.$ref !== 'string') return schema as Schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  return (document.components?.schemas?.[name] ?? {}) as Schema;
}

const isNull = (schema: Schema) => schema.type === 'null' || schema.const === null;

function alternativesOf(document: OpenAPIV3_1.Document, schema: Schema): Schema[] {
  return (schema.anyOf ?? schema.oneOf ?? []).map((one) => resolveSchema(document, one));
}

/** What a schema takes, in one short line: `integer`, `"web" | "ios"`, `Dapp[] | null`. */
export function typeOf(document: OpenAPIV3_1.Document, given: SchemaOrRef): string {
  const schema = resolveSchema(document, given);
  const alternatives = alternativesOf(document, schema);
  if (alternatives.length > 0)
    return [...new Set(alternatives.map((one) => typeOf(document, one)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value: unknown) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') {
    const item = typeOf(document, schema.items);
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  }
  return schema.type ?? (schema.properties ? 'object' : 'any');
}

/** The object, or array of objects, inside a schema that is worth unfolding. */
function insideOf(document: OpenAPIV3_1.Document, schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.type === 'array') return insideOf(document, resolveSchema(document, schema.items));
  return alternativesOf(document, schema)
    .filter((one) => !isNull(one))
    .map((one) => insideOf(document, one))
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

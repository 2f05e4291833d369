import type { OpenAPIV3_1 } from 'openapi-types';
import type { ApiGroup, ApiOperation, ApiOutline, ApiParameter, ApiShape } from './api-outline.ts';
import { addressOf, exampleValues } from './call-address.ts';
import { namedAlternatives, resolveSchema, shapeOf, typeOf } from './schema-shape.ts';

type Document = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;
type Content = Record<string, OpenAPIV3_1.MediaTypeObject> | undefined;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const json = 'application/json';
const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const schemaOf = (content: Content) => content?.[json]?.schema;

function bodyOf({ requestBody }: Operation): Content {
  return requestBody && 'content' in requestBody ? requestBody.content : undefined;
}

function answerOf({ responses }: Operation): Content {
  const success = responses?.['200'] ?? responses?.['201'];
  return success && 'content' in success ? success.content : undefined;
}

/** An object made from the examples of its members, where they have some. */
function exampleOfMembers(document: Document, content: Content): unknown {
  const { properties = {} } = resolveSchema(document, schemaOf(content));
  const members = Object.entries(properties).flatMap(([name, member]): [string, unknown][] => {
    const { examples = [] } = resolveSchema(document, member);
    return examples.length > 0 ? [[name, examples[0]]] : [];
  });
  return Object.fromEntries(members);
}

function exampleOf(document: Document, content: Content): unknown {
  const media = content?.[json];
  const [first] = Object.values(media?.examples ?? {});
  return media?.example ?? (first && 'value' in first ? first.value : exampleOfMembers(document, content));
}

/** What a field begins with: a path needs a value. */
function exampleOfParameter({ in: place, example, schema }: OpenAPIV3_1.ParameterObject): string {
  const examples: readonly unknown[] = (schema as OpenAPIV3_1.SchemaObject | undefined)?.examples ?? [];
  const value: unknown = example ?? examples[0] ?? (place === 'path' ? 1 : '');
  return String(value);
}

function listParameters(document: Document, { parameters = [] }: Operation): ApiParameter[] {
  return parameters.flatMap((parameter) =>
    '$ref' in parameter
      ? []
      : [
          {
            name: parameter.name,
            place: parameter.in as ApiParameter['place'],
            type: typeOf(document, parameter.schema),
            isRequired: parameter.required ?? false,
            note: parameter.description ?? '',
            example: exampleOfParameter(parameter),
          },
        ],
  );
}

/** The objects that a body's or response's members name. */
function listShapes(document: Document, operation: Operation): ApiShape[] {
  const bodies = [bodyOf(operation), answerOf(operation)].map((content) =>
    resolveSchema(document, schemaOf(content)),
  );
  const members = bodies.flatMap(({ properties = {} }) => [
    ...Object.values(properties),
    // A response has its content in the envelope's `data`.
    ...Object.values(resolveSchema(document, properties['data']).properties ?? {}),
  ]);
  const names = members.flatMap((member) => namedAlternatives(document, member));
  return [...new Set(names)].map((name) => ({
    name,
    members: shapeOf(document, { $ref: `#/components/schemas/${name}` }),
  }));
}

interface CurlInput {
  document: Document;
  origin: string;
  method: string;
  path: string;
  parameters: ApiParameter[];
  operation: Operation;
}

function curlOf({ document, origin, method, operation, ...call }: CurlInput): string {
  const address = `'${origin}${addressOf(call, exampleValues(call))}'`;
  if (method === 'get') return `curl ${address}`;
  const body = JSON.stringify(exampleOf(document, bodyOf(operation)));
  const verb = method === 'post' ? '' : `-X ${method.toUpperCase()} `;
  return `curl ${verb}${address} \\\n  -H 'content-type: ${json}' \\\n  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
}

interface Listed {
  tag: string;
  operation: ApiOperation;
  shapes: ApiShape[];
}

function listOperations(document: Document, origin: string): Listed[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method] as Operation | undefined;
      if (!operation) return [];
      const parameters = listParameters(document, operation);
      const outline = {
        id: slug(`${method}-${path}`),
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? '',
        description: operation.description ?? '',
        parameters,
        body: shapeOf(document, schemaOf(bodyOf(operation))),
        response: shapeOf(document, schemaOf(answerOf(operation))),
        curl: curlOf({ document, origin, method, path, parameters, operation }),
      };
      const shapes = listShapes(document, operation);
      return [{ tag: operation.tags?.[0] ?? 'API', operation: outline, shapes }];
    }),
  );
}

/**
 * Turns the OpenAPI document into the reference page's data: groups by tag in the document's order.
 * @param origin where the example calls go, `https://example.org`
 */
export function outlineApi(document: Document, origin: string): ApiOutline {
  const groups = new Map<string, ApiGroup>();
  const groupOf = (name: string, description = '') => {
    const group = groups.get(name) ?? { id: slug(name), name, description, operations: [], shapes: [] };
    groups.set(name, group);
    return group;
  };
  for (const { name, description } of document.tags ?? []) groupOf(name, description);
  for (const { tag, operation, shapes } of listOperations(document, origin)) {
    const group = groupOf(tag);
    group.operations.push(operation);
    const known = new Set(group.shapes.map(({ name }) => name));
    group.shapes.push(...shapes.filter(({ name }) => !known.has(name)));
  }
  return {
    version: document.info.version,
    groups: [...groups.values()].filter(({ operations }) => operations.length > 0),
  };
}

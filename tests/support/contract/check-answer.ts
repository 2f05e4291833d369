import type { OpenAPIV3_1 } from 'openapi-types';
import { listSchemaErrors } from './list-schema-errors.ts';

type Document = OpenAPIV3_1.Document;

/** The description itself, whose shape OpenAPI defines. */
const describesItself = '/api/openapi.json';

/**
 * Where the document has no such call: an unknown path or method, or a body that is too large before the
 * call is looked up.
 */
const statusesWithoutCall = [404, 405, 413];
/** What any call may answer while the database cannot be reached; the description says so once. */
const statusOfOutage = 503;
const failure = {
  type: 'object',
  properties: { result: { type: 'number' }, message: { type: 'string' }, data: { type: 'null' } },
  required: ['result', 'message', 'data'],
};

interface Answer {
  method: string;
  /** Path of the address, without query. */
  path: string;
  status: number;
  body: unknown;
}

const patternOf = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The described call of an address; a path without parameters comes before one with some. */
function findOperation({ paths = {} }: Document, { method, path }: Answer) {
  const [template] = Object.keys(paths)
    .filter((one) => patternOf(one).test(path) && paths[one]?.[method as 'get'])
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  return template === undefined ? undefined : paths[template]?.[method as 'get'];
}

function findSchema(document: Document, answer: Answer): object | undefined {
  const operation = findOperation(document, answer);
  if (!operation) return statusesWithoutCall.includes(answer.status) ? failure : undefined;
  const response = operation.responses?.[answer.status];
  if (!response && answer.status === statusOfOutage) return failure;
  if (!response || !('content' in response)) return undefined;
  return response.content?.['application/json']?.schema;
}

/**
 * Compares an answer with what the OpenAPI document publishes for its method, path and status.
 * @returns the errors; an undescribed call or status is one
 */
export function listAnswerErrors(document: Document, answer: Answer): string[] {
  if (answer.path === describesItself) return [];
  const schema = findSchema(document, answer);
  if (!schema) return [`status ${answer.status} is not described`];
  const errors = listSchemaErrors(answer.body, { ...schema }, { document, path: 'body' });
  const { result } = (answer.body ?? {}) as { result?: unknown };
  const expected = answer.status < 300 ? 0 : answer.status;
  return result === expected ? errors : [...errors, `body.result is not ${expected}`];
}

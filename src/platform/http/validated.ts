import type { ValidationTargets } from 'hono';
import { uniqueSymbol as description, validator } from 'hono-openapi';
import type { GenericSchema } from 'valibot';
import { failure } from './envelope.ts';

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

function nameOf(issue: SchemaIssue): string {
  return (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}

const querySchemas = new WeakMap<object, GenericSchema>();

/** The query schema that a handler of an app's `routes` checks; undefined for any other handler. */
export function querySchemaOf(handler: object): GenericSchema | undefined {
  return querySchemas.get(handler);
}

/** The description shows what a caller sends; a schema's transformation has no JSON Schema. */
const descriptionOptions = { options: { typeMode: 'input', errorMode: 'ignore' } };

/** What the OpenAPI description reads from a gate with this schema. */
function describedBy(target: keyof ValidationTargets, schema: GenericSchema) {
  const gate: object = validator(target, schema, undefined, descriptionOptions);
  return { [description]: Reflect.get(gate, description) as unknown };
}

/**
 * Gate of an API route: parses query, JSON body or path parameters with the schema that also generates the
 * OpenAPI description. A refusal is HTTP 400 in the envelope with a message that names every bad parameter.
 * @param published described instead, where a part of the body is checked later with its own codes
 */
export function validated<Schema extends GenericSchema, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
  published?: GenericSchema,
) {
  const gate = validator(
    target,
    schema,
    (outcome, c) => {
      if (outcome.success) return undefined;
      const issues = (outcome.error as readonly SchemaIssue[]).map((issue) => {
        const name = nameOf(issue);
        return name ? `${name}: ${issue.message}` : issue.message;
      });
      return c.json(failure(400, [...new Set(issues)].join('; ')), 400);
    },
    descriptionOptions,
  );
  if (published) Object.assign(gate, describedBy(target, published));
  if (target === 'query') querySchemas.set(gate, schema);
  return gate;
}

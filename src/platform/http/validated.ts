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

/** The schema of the query that a handler of an app's `routes` checks; undefined for any other handler. */
export function querySchemaOf(handler: object): GenericSchema | undefined {
  return querySchemas.get(handler);
}

/** The description shows what a caller sends; what a schema makes of it afterwards has no form in JSON Schema. */
const descriptionOptions = { options: { typeMode: 'input', errorMode: 'ignore' } };

/** What the OpenAPI description reads of a gate with this schema. */
function describedBy(target: keyof ValidationTargets, schema: GenericSchema) {
  const gate: object = validator(target, schema, undefined, descriptionOptions);
  return { [description]: Reflect.get(gate, description) as unknown };
}

/**
 * Gate of an API route: parses query, JSON body or path parameters with the schema that also makes the OpenAPI description.
 * A refusal is HTTP 400 in the envelope with a message that names every bad parameter.
 * @param published described instead, where a part of the body is checked further in with codes of its own
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
      const faults = (outcome.error as readonly SchemaIssue[]).map((issue) => {
        const name = nameOf(issue);
        return name ? `${name}: ${issue.message}` : issue.message;
      });
      return c.json(failure(400, [...new Set(faults)].join('; ')), 400);
    },
    descriptionOptions,
  );
  if (published) Object.assign(gate, describedBy(target, published));
  if (target === 'query') querySchemas.set(gate, schema);
  return gate;
}

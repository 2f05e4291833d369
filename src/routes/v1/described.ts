import { describeRoute, resolver } from 'hono-openapi';
import type * as v from 'valibot';
import { failureSchema, successSchema } from '#platform/http/envelope-schema.ts';

interface Description<Data extends v.GenericSchema> {
  tag: 'Chains' | 'DApps' | 'Search' | 'News' | 'Promotions' | 'Market' | 'Newsletter' | 'Status';
  summary: string;
  description?: string;
  /** Schema of `data` in the answer. */
  data: Data;
  /** An example of `data`. */
  example: v.InferOutput<Data>;
  /** What else it answers. */
  refusals?: Record<number, string>;
}

function refusal(description: string) {
  return { description, content: { 'application/json': { schema: resolver(failureSchema) } } };
}

/** Describes a call for OpenAPI: every answer comes in the envelope, and a bad parameter is 400 with its name. */
export function described<Data extends v.GenericSchema>(call: Description<Data>) {
  return describeRoute({
    tags: [call.tag],
    summary: call.summary,
    ...(call.description === undefined ? {} : { description: call.description }),
    responses: {
      200: {
        description: 'Success: result is 0',
        content: {
          'application/json': {
            schema: resolver(successSchema(call.data)),
            example: { result: 0, message: '', data: call.example },
          },
        },
      },
      400: refusal('A bad parameter, which the message names'),
      ...Object.fromEntries(
        Object.entries(call.refusals ?? {}).map(([status, text]) => [status, refusal(text)]),
      ),
    },
  });
}

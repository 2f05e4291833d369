import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';

interface Description<Data extends v.GenericSchema> {
  tag: 'Chains' | 'DApps' | 'Search' | 'News' | 'Promotions' | 'Market' | 'Newsletter';
  summary: string;
  description?: string;
  /** Schema of `data` in the answer. */
  data: Data;
  /** An example of `data`. */
  example: v.InferOutput<Data>;
  /** What else it answers. */
  refusals?: Record<number, string>;
}

const failureSchema = v.object({
  result: v.pipe(v.number(), v.description('The HTTP status')),
  message: v.string(),
  data: v.null(),
});

function refusal(description: string) {
  return { description, content: { 'application/json': { schema: resolver(failureSchema) } } };
}

/** Describes a call for OpenAPI: every answer comes in the envelope, and a bad parameter is 400 with its name. */
export function described<Data extends v.GenericSchema>(call: Description<Data>) {
  const envelope = v.object({ result: v.literal(0), message: v.string(), data: call.data });
  return describeRoute({
    tags: [call.tag],
    summary: call.summary,
    ...(call.description === undefined ? {} : { description: call.description }),
    responses: {
      200: {
        description: 'Success: result is 0',
        content: {
          'application/json': {
            schema: resolver(envelope),
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

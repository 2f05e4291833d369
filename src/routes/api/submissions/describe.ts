import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';

interface Description {
  summary: string;
  /** Schema of `data` by HTTP status. */
  answers: Readonly<Record<number, v.GenericSchema>>;
}

const meanings: Readonly<Record<number, string>> = {
  200: 'Success',
  201: 'Made',
  409: 'The submission does not allow this now',
  413: 'Too large',
  422: 'Refused, with codes that say why',
};

const enveloped = (data: v.GenericSchema) => v.object({ result: v.number(), message: v.string(), data });

/** Describes a call on submissions for the API description. */
export function describe({ summary, answers }: Description) {
  return describeRoute({
    tags: ['Submissions'],
    summary,
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, schema]) => [
        status,
        {
          description: meanings[Number(status)] ?? 'Answer',
          content: { 'application/json': { schema: resolver(enveloped(schema)) } },
        },
      ]),
    ),
  });
}

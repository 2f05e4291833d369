import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { failureSchema, refusalSchema, successSchema } from '#platform/http/envelope-schema.ts';

interface Description {
  summary: string;
  /** Schema of `data` by HTTP status. */
  answers: Readonly<Record<number, v.GenericSchema>>;
  /** Statuses that come without data. One that is among `answers` too may come with them or without. */
  failures: readonly number[];
}

const meanings: Readonly<Record<number, string>> = {
  200: 'Success',
  201: 'Created',
  400: 'A bad request, and the message names what is wrong',
  404: 'There is no submission with this reference',
  409: 'The submission does not allow this now',
  413: 'Too large',
  422: 'Rejected, with codes that say why',
  429: 'Too many requests from this address',
  503: 'Not possible at the moment. Try again later',
};

/** What any call with a body may answer. */
export const bodyFailures = [400, 413, 429];
/** What any call that changes a submission may answer. */
export const changeFailures = [...bodyFailures, 404, 409];

function schemaOf(status: number, { answers, failures }: Description): v.GenericSchema {
  const data = answers[status];
  if (!data) return failureSchema;
  if (status < 300) return successSchema(data);
  return refusalSchema(failures.includes(status) ? v.nullable(data) : data);
}

/** Describes a call on submissions for the API description. */
export function describe(call: Description) {
  const statuses = [...Object.keys(call.answers).map(Number), ...call.failures];
  const responses = [...new Set(statuses)]
    .toSorted((a, b) => a - b)
    .map((status) => [
      status,
      {
        description: meanings[status] ?? 'Answer',
        content: { 'application/json': { schema: resolver(schemaOf(status, call)) } },
      },
    ]);
  return describeRoute({
    tags: ['Submissions'],
    summary: call.summary,
    responses: Object.fromEntries(responses),
  });
}

import type { ApiOperation, ApiParameter } from './api-outline.ts';

/** What is sent for each parameter, by `keyOf`. An empty text is not sent. */
export type CallValues = Readonly<Record<string, string>>;

type Called = Pick<ApiOperation, 'path' | 'parameters'>;

/** A query and a header may have the same name. */
export const keyOf = ({ place, name }: Pick<ApiParameter, 'place' | 'name'>): string => `${place} ${name}`;

/** What the fields of a call begin with, and what its command sends. */
export const exampleValues = ({ parameters }: Called): CallValues =>
  Object.fromEntries(parameters.map((parameter) => [keyOf(parameter), parameter.example]));

/** Names and values of the parameters in one place that have a value. */
function listFilled({ parameters }: Called, values: CallValues, place: ApiParameter['place']) {
  return parameters
    .filter((parameter) => parameter.place === place)
    .map((parameter): [string, string] => [parameter.name, values[keyOf(parameter)] ?? ''])
    .filter(([, value]) => value !== '');
}

/** Path and query of a call, such as `/v1/news/list?count=5`. A part of the path that the document does not describe is 1. */
export function addressOf(call: Called, values: CallValues): string {
  const path = call.path.replaceAll(/\{([^{}]+)\}/g, (_part, name: string) =>
    encodeURIComponent(values[keyOf({ place: 'path', name })] ?? '1'),
  );
  const query = new URLSearchParams(listFilled(call, values, 'query')).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The headers of a call by name. */
export const headersOf = (call: Called, values: CallValues): Record<string, string> =>
  Object.fromEntries(listFilled(call, values, 'header'));

/** The required parameters without a value. */
export const listMissing = ({ parameters }: Called, values: CallValues): ApiParameter[] =>
  parameters.filter((parameter) => parameter.isRequired && (values[keyOf(parameter)] ?? '') === '');

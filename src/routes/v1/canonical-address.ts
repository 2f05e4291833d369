import * as v from 'valibot';
import { querySchemaOf } from '#platform/http/validated.ts';
import { paramsWithoutEffect } from './query-params.ts';

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;
/** An app whose routes declare their queries with `validated`. */
export interface DescribedApi {
  routes: readonly { path: string; handler: object }[];
}

type Query = Record<string, string | string[]>;

/** @param target path and query of a GET request @param langHeader the language as wallets send it on some calls */
export type CanonicalAddress = (target: string, langHeader: string | undefined) => string;

/** A header says no more than this of a language. */
const langMaxLength = 35;

/** The query's declared names; one that is given twice keeps both values, so that its refusal stays. */
function declaredValues(requested: URLSearchParams, schema: QuerySchema): Query {
  return Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) => {
      const [value, ...more] = requested.getAll(name);
      if (value === undefined) return [];
      return [[name, more.length > 0 ? [value, ...more] : value]];
    }),
  );
}

function textsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  );
}

/** What a call means where nothing is said. */
function absentValues(schema: QuerySchema): Record<string, string> {
  const parsed = v.safeParse(schema, {});
  return parsed.success ? textsOf(parsed.output) : {};
}

function canonicalQuery(requested: URLSearchParams, schema: QuerySchema): string {
  const given = declaredValues(requested, schema);
  const parsed = v.safeParse(schema, given);
  // A refusal names what was given; it is kept nowhere.
  if (!parsed.success) {
    const pairs = Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    return new URLSearchParams(pairs).toString();
  }
  const absent = absentValues(schema);
  const kept = Object.entries(textsOf(parsed.output)).filter(
    ([name, value]) => !paramsWithoutEffect.has(name) && value !== absent[name] && !isEnglish(name, value),
  );
  return new URLSearchParams(kept).toString();
}

/** English is what is answered where no language is named. */
const isEnglish = (name: string, value: string) => name === 'lang' && value === 'en';

/**
 * The one address under which an answer of the content API may be kept: declared names only, in the order of the schema, each value as the
 * route reads it, defaults left out. So meaningless names cannot fill the store, and two languages never share an address.
 */
export function createCanonicalAddress(api: DescribedApi): CanonicalAddress {
  const schemas = api.routes.flatMap(({ path, handler }) => {
    const schema = querySchemaOf(handler) as QuerySchema | undefined;
    return schema && path.startsWith('/v1/') ? [{ path, schema }] : [];
  });
  const plain = new Map(schemas.map(({ path, schema }) => [path, schema]));
  const patterns = schemas
    .filter(({ path }) => path.includes(':'))
    .map(({ path, schema }) => ({ schema, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  return (target, langHeader) => {
    const queryAt = target.indexOf('?');
    const path = queryAt === -1 ? target : target.slice(0, queryAt);
    const search = queryAt === -1 ? '' : target.slice(queryAt + 1);
    if (search === '' && !langHeader) return path;
    const schema = plain.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.schema;
    if (!schema) return path;
    const requested = new URLSearchParams(search);
    if (langHeader && !requested.get('lang')) requested.set('lang', langHeader.slice(0, langMaxLength));
    const query = canonicalQuery(requested, schema);
    return query === '' ? path : `${path}?${query}`;
  };
}

import * as v from 'valibot';

/** A time in an answer of an API. */
export const timeSchema = v.pipe(v.string(), v.description('RFC 3339, UTC'));

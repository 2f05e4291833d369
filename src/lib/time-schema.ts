import * as v from 'valibot';

/** A time in an API response. */
export const timeSchema = v.pipe(v.string(), v.description('RFC 3339, UTC'));

import { validator } from 'hono/validator';
import * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';

/** A number in an address. */
export const number = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** Ends one of one's own sessions or access tokens. */
export const endBody = v.object({ name: v.literal('end') });

/** Gate: 400 with a sentence that names every bad parameter. */
export function valid<Target extends 'query' | 'param' | 'json', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? target}: ${issue.message}`);
    throw new AppError('bad-request', [...new Set(issues)].join('; '));
  });
}

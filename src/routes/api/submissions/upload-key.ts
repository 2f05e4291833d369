import * as v from 'valibot';

/** The sender's own secret: only forms sent with it may name the file. A header, because addresses are written down in many places. */
export const uploadKeyHeader = v.object({
  'upload-key': v.pipe(
    v.string('is missing'),
    v.regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens or underscores'),
    v.description('The draft_key of the form that will name the file'),
  ),
});

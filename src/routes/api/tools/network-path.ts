import * as v from 'valibot';

/** The path of a call about one network. */
export const networkPath = v.object({
  network: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]{2,20}$/),
    v.description('Key of a network of the forms, such as bsc'),
  ),
});

import * as v from 'valibot';
import { validated } from '#platform/http/validated.ts';
import { formSchemas } from './form-schemas.ts';

const publishedForm = v.pipe(
  v.union(Object.values(formSchemas)),
  v.description('The form; its fields depend on the kind'),
);

/**
 * Gate for a body with a form as its `payload`. The gate lets any payload pass: each kind's check cleans it and answers with codes for
 * each field instead of one sentence. What is described is the form of each kind.
 * @param entries what the body has besides
 */
export const validatedForm = <Entries extends v.ObjectEntries>(entries: Entries) =>
  validated(
    'json',
    v.object({ ...entries, payload: v.unknown() }),
    v.object({ ...entries, payload: publishedForm }),
  );

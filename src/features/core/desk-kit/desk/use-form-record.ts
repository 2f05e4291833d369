import { useGetOne, type GetOneParams, type RaRecord } from 'react-admin';

/**
 * The record that a form is about, as the server has it now and not as it was when it was last opened. Once it is there, a later answer that
 * fails takes nothing away: it is fetched again whenever the person returns to the tab, and the form holds what was typed.
 */
export function useFormRecord<Item extends RaRecord>(
  resource: string,
  { id }: Pick<GetOneParams<Item>, 'id'>,
) {
  const params = {
    id,
    // A place of its own in the cache: lists put their rows into the other one, and changes their answers.
    meta: { isWhole: true },
  };
  // Forgotten when the form is left, so that the next one waits for the server.
  const { data, error } = useGetOne<Item>(resource, params, { gcTime: 0 });
  return { data, error: data === undefined ? error : null };
}

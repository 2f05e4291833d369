import { ShowBase, type ShowBaseProps } from 'react-admin';

const stay = () => undefined;

/**
 * The record of a screen, which itself says why there is none. Without this, react-admin leads to the list when an answer fails, also a later one,
 * when the screen holds what was typed.
 */
export function RecordBase(props: Pick<ShowBaseProps, 'resource' | 'id' | 'children'>) {
  return <ShowBase {...props} queryOptions={{ onError: stay }} />;
}

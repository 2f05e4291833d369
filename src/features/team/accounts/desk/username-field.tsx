import { useGetIdentity } from 'react-admin';

/** Tells password managers whose password a form asks for. */
export function UsernameField() {
  const { identity } = useGetIdentity();
  return <input hidden type="text" autoComplete="username" value={String(identity?.id ?? '')} readOnly />;
}

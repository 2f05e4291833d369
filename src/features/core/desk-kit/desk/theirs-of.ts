import { HttpError } from 'react-admin';

/** What another person stored in the meantime, from the refusal of a call that was based on an earlier version; undefined for any other error. */
export function theirsOf<Stored>(error: unknown): Stored | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  return (error.body as { theirs?: Stored } | undefined)?.theirs;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#lib/app-error.ts';

/** Of one call of better-auth: why the database did not answer, once that is known. */
const calls = new AsyncLocalStorage<{ outage?: AppError }>();

/** What better-auth tells its log before it hides it from its caller. @returns whether that is an outage of the database, which has its own lines in the log */
export function noteOutage(details: readonly unknown[]): boolean {
  const outage = details.find(
    (each): each is AppError => each instanceof AppError && each.code === 'unavailable',
  );
  const call = calls.getStore();
  if (outage && call) call.outage = outage;
  return outage !== undefined;
}

/**
 * Calls better-auth, which turns every error of the database into one of its own, as if something were wrong with it.
 * @throws AppError unavailable where the database could not be reached
 */
export async function withOutages<Result>(call: () => Promise<Result>): Promise<Result> {
  const noted: { outage?: AppError } = {};
  try {
    return await calls.run(noted, call);
  } catch (error) {
    throw noted.outage ?? error;
  }
}

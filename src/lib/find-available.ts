import { AppError } from './app-error.ts';

/**
 * For optional content of a page, which works without it.
 * @returns undefined while it is unavailable; any other error is rethrown
 */
export async function findAvailable<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  }
}

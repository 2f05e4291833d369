import { AppError } from './app-error.ts';

/**
 * For what stands beside the point of a page, which is as good without it.
 * @returns undefined while it is unavailable; any other fault stays one
 */
export async function findAvailable<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  }
}

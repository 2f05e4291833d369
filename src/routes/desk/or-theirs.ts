import type { Context } from 'hono';
import { AppError } from '#lib/app-error.ts';

/**
 * Answers a conflict with what is stored now too, as `theirs`: the desk shows it beside what the person saw.
 * @param parts.read what is stored now
 */
export async function orTheirs(
  c: Context,
  { act, read }: { act: () => Promise<Response>; read: () => Promise<object | undefined> },
): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const theirs = await read();
    if (!theirs) throw error;
    return c.json({ message: error.message, theirs }, 409);
  }
}

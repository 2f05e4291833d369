/** A call is made so many times more. */
const more = 3;

/**
 * Whether a call that failed is made again: where the desk was not reached or the server had a problem. What the server refuses, it refuses the
 * second time too, and the person would wait for that answer.
 */
export function callAgain(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return failures < more && !(status >= 400 && status < 500);
}

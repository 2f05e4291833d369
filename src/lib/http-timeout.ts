/** Timeout for a whole response, its body included (specification §7 and §9). */
export const httpTimeoutMs = 30_000;

/** Aborts a call after the shared timeout, or earlier when `signal` does. @param limitMs of a call that takes longer than most */
export function timeoutSignal(signal?: AbortSignal, limitMs = httpTimeoutMs): AbortSignal {
  const timeout = AbortSignal.timeout(limitMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

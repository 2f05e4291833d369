/** Timeout for a whole response, its body included (specification §7 and §9). */
export const httpTimeoutMs = 30_000;

/** Aborts a call after the shared timeout, or earlier when `signal` does. */
export function timeoutSignal(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(httpTimeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** Why this page's person was signed out without asking to; the sign-in page says it. */
let reason: string | undefined;

/** The first reason counts: what follows from it, such as a refused call, does not. */
export function noteSignOut(sentence: string): void {
  reason ??= sentence;
}

export const readSignOutReason = (): string | undefined => reason;

/** Once someone signs in again. */
export function forgetSignOut(): void {
  reason = undefined;
}

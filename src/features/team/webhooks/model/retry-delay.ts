const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pauses after failed attempts, as the specification recommends them (Standard Webhooks, "Retry schedule"). */
const delaysMs = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
] as const;

export const longestWebhookDelayMs = Math.max(...delaysMs);

/** @param attempts made so far, from 1 @returns undefined when there is no further one */
export const webhookDelayMs = (attempts: number): number | undefined => delaysMs[attempts - 1];

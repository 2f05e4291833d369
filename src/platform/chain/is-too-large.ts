import { BaseError, ResponseBodyTooLargeError } from 'viem';

/** Whether a call failed because its batch was answered with more than is read, which only a contract can cause. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof BaseError && error.walk((cause) => cause instanceof ResponseBodyTooLargeError) !== null;

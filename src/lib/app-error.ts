/** Error codes that are translated into an HTTP response in one place (platform/http/present-error.ts). */
export type ErrorCode =
  | 'bad-request'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'uri-too-long'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'unavailable'
  | 'internal';

const statusOf: Record<ErrorCode, number> = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  unavailable: 503,
  internal: 500,
};

/** For callers of what is unavailable: an outage is over soon, or a further try costs little. */
const usualRetrySeconds = 5;

/**
 * An error that stops a request and is thrown. Expected outcomes are values, not AppErrors. `message` is one
 * English sentence that may be shown to the caller, except for `internal`, whose message is only logged.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** When the caller may retry, in seconds; where that is known, and always for what is unavailable. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; retryAfterSeconds?: number }) {
    super(message, options);
    this.code = code;
    const usual = code === 'unavailable' ? usualRetrySeconds : undefined;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? usual;
  }

  /** HTTP status of the code. */
  get status(): number {
    return statusOf[this.code];
  }
}

/**
 * Why a call of the content host returned nothing that can be shown. `message` is one short reason for the
 * log.
 */
export class ContentHostError extends Error {
  override readonly name = 'ContentHostError';
  /** True when the host as a whole is unreachable; false when only this call failed. */
  readonly isOutage: boolean;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;

  constructor(message: string, { isOutage = false, status }: { isOutage?: boolean; status?: number } = {}) {
    super(message);
    this.isOutage = isOutage;
    this.status = status;
  }
}

/** Why a call of the content host gave nothing that can be shown. `message` is one short reason for the log. */
export class ContentHostError extends Error {
  override readonly name = 'ContentHostError';
  /** True when the host as a whole is out of reach; false when it is this call that failed. */
  readonly isOutage: boolean;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(message: string, { isOutage = false, status }: { isOutage?: boolean; status?: number } = {}) {
    super(message);
    this.isOutage = isOutage;
    this.status = status;
  }
}

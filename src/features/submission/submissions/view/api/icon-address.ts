import { apiAddress } from '#lib/api-address.ts';

/** Address of a submission's logo. */
export const iconAddress = (reference: string): string =>
  apiAddress(`/api/submissions/${encodeURIComponent(reference)}/files/icon`);

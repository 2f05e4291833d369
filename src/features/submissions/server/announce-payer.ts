import { getByReference } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

export interface AnnouncedPayer {
  reference: string;
  /** Base units of the amount that is about to be paid, decimal digits. */
  amountUnits: string;
  /** The wallet's address, 0x and 40 digits. */
  address: string;
}

/** Before the portal's wallet button sends a payment: from which address. A claim from that address wins a dispute (rulings §4). */
export async function announcePayer(
  { database, donations }: Pick<SubmissionDependencies, 'database' | 'donations'>,
  { reference, amountUnits, address }: AnnouncedPayer,
): Promise<boolean> {
  const { id } = await getByReference(database, reference);
  return donations.recordPayer({ submissionId: id, amountUnits, address });
}

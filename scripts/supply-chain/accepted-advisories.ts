/** An advisory that does not apply to how the product uses the package. */
export interface AcceptedAdvisory {
  /** `GHSA-…` */
  id: string;
  package: string;
  /** Why no attack is possible here. */
  reason: string;
  /** YYYY-MM-DD: after this day it counts again, so that it is looked at again. Half a year at most from the day of the entry. */
  until: string;
}

export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];

interface Shown {
  /** To be filled in. */
  transaction?: string;
  /** What came of a question. */
  question?: string;
}

/** The form of the status page that asks a person about a payment; a path without language. */
export function paymentQuestionPath(reference: string, shown: Shown = {}): string {
  const query = new URLSearchParams({ ...shown }).toString();
  return `/submission/${reference}${query === '' ? '' : `?${query}`}#payment-question`;
}

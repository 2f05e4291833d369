/** A transfer to a receiving address. */
export interface Arrived {
  id: number;
  /** Token and receiver. */
  place: string;
  units: bigint;
}

/** An accepted payment of the same transaction. */
export interface Counted {
  place: string;
  /** Null where the chain did not say it. */
  units: bigint | null;
}

/**
 * The transfers of one transaction that none of its accepted payments is, in their order. Each payment is one transfer: that of its token,
 * receiver and amount, else that of its amount, else the first that is left, so that nothing is booked twice.
 */
export function listUnpaid<Transfer extends Arrived>(
  transfers: readonly Transfer[],
  payments: readonly Counted[],
): Transfer[] {
  const left = [...transfers];
  const take = (index: number) => index >= 0 && left.splice(index, 1).length > 0;
  const takeExact = ({ place, units }: Counted) =>
    take(left.findIndex((transfer) => transfer.place === place && transfer.units === units));
  const others = payments.filter((payment) => !takeExact(payment));
  const unknown = others.filter(({ units }) => !take(left.findIndex((transfer) => transfer.units === units)));
  return left.slice(unknown.length);
}

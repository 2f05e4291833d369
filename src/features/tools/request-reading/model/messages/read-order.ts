import type { Hex } from 'viem';
import { add, warn, type Findings } from '../findings.ts';

/** An item of an order of Seaport: https://docs.opensea.io/docs/seaport-interfaces */
interface Item {
  /** 0: the chain's coin. 1: a token. 2, 3: an item of a collection. 4, 5: any of several items. */
  itemType: bigint;
  token: Hex;
  identifierOrCriteria?: bigint;
  startAmount: bigint;
  endAmount: bigint;
  recipient?: Hex;
}

const least = ({ startAmount, endAmount }: Item) => (startAmount < endAmount ? startAmount : endAmount);
const aboutOf = ({ itemType, token }: Item) => (itemType === 0n ? null : token);
const isPiece = ({ itemType }: Item) => itemType === 2n || itemType === 3n;

/** Reads what an order offers, and what its signer receives for it. */
export function readOrder(message: Readonly<Record<string, unknown>>, found: Findings): void {
  const { offerer, offer, consideration, endTime } = message as {
    offerer: Hex;
    offer: readonly Item[];
    consideration: readonly Item[];
    endTime: bigint;
  };
  for (const [index, item] of offer.entries()) {
    const at = `offer[${index}]`;
    const { identifierOrCriteria = 0n } = item;
    const amount = isPiece(item) ? identifierOrCriteria : item.startAmount;
    add(found, 'offer', { about: aboutOf(item), amount, ends: endTime, at });
    if (item.itemType >= 4n) warn(found, 'all-items', at);
  }
  const own = consideration.flatMap((item, index) => (item.recipient === offerer ? [{ item, index }] : []));
  for (const { item, index } of own) {
    const about = aboutOf(item);
    add(found, 'receive', { about, amount: least(item), party: offerer, at: `consideration[${index}]` });
  }
  if (own.every(({ item }) => least(item) === 0n)) warn(found, 'zero-price', 'consideration');
}

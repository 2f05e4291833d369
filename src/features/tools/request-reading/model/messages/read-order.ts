import type { Hex } from 'viem';
import { add, nameAccount, warn, type Findings } from '../findings.ts';

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
const most = ({ startAmount, endAmount }: Item) => (startAmount > endAmount ? startAmount : endAmount);
const aboutOf = ({ itemType, token }: Item) => (itemType === 0n ? null : token);
/** By type of item, in base units: less is worth nothing. A millionth of a coin, a thousandth of a token with the fewest usual decimals. */
const leastPrices: readonly bigint[] = [10n ** 12n, 1_000n];
const isNothing = (item: Item) => least(item) < (leastPrices[Number(item.itemType)] ?? 1n);
const isPiece = ({ itemType }: Item) => itemType === 2n || itemType === 3n;

/** Reads what an order offers, and what its signer receives for it. */
export function readOrder(message: Readonly<Record<string, unknown>>, found: Findings): void {
  const { offerer, offer, consideration, endTime } = message as {
    offerer: Hex;
    offer: readonly Item[];
    consideration: readonly Item[];
    endTime: bigint;
  };
  nameAccount(found, offerer, 'offerer');
  for (const [index, item] of offer.entries()) {
    const at = `offer[${index}]`;
    const { identifierOrCriteria = 0n } = item;
    const amount = isPiece(item) ? identifierOrCriteria : most(item);
    add(found, 'offer', { about: aboutOf(item), amount, ends: endTime, at });
    if (item.itemType >= 4n) warn(found, 'all-items', at);
  }
  const own = consideration.flatMap((item, index) => (item.recipient === offerer ? [{ item, index }] : []));
  for (const { item, index } of own) {
    const about = aboutOf(item);
    add(found, 'receive', { about, amount: least(item), party: offerer, at: `consideration[${index}]` });
  }
  if (own.every(({ item }) => isNothing(item))) warn(found, 'zero-price', 'consideration');
}

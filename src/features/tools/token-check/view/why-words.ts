import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Why } from '#features/store/token-checks/model/check.ts';

/** What a sentence is filled with, as people read it. */
export interface WhyValues {
  failed: string;
  tried: string;
  /** Times. */
  after: string;
  delay: string;
  /** Fees. */
  purchase: string;
  transfer: string;
  resale: string;
  before: string;
  fee: string;
  /** Of all tokens. */
  share: string;
  inContracts: string;
  /** Of the contract: `setFee(uint256)`. */
  call: string;
  /** Of the listed token that it resembles. */
  title: string;
}

type Words = (values: WhyValues) => MessageDescriptor;

/** What an owner can do, by its effect in the simulation. */
export const effectWords: Record<'stops-resale' | 'raises-fee' | 'creates-tokens', Words> = {
  'stops-resale': ({ call }) => msg`This address can stop every sale with ${call}.`,
  'raises-fee': ({ before, fee, call }) =>
    msg`This address can raise the fee from ${before} to ${fee} with ${call}.`,
  'creates-tokens': ({ call }) => msg`This address can create new tokens with ${call}.`,
};

/** Each reason in a sentence. */
export const whyWords: Record<Exclude<Why, 'owner-can'>, Words> = {
  'node-cannot-simulate': () => msg`The network’s node cannot simulate, so nothing is known about this.`,
  'endpoint-failed': () => msg`The endpoint failed during this check.`,
  'no-exchange': () => msg`We know no exchange on this network to simulate with.`,
  'no-pair': () => msg`We found no trading pair for this token.`,
  'pair-unknown': () =>
    msg`The pair you entered does not belong to this token, or its exchange is unknown to us.`,
  'pair-without-liquidity': () => msg`The pair has too little liquidity to trade.`,
  'pair-reverts': () => msg`The pair rejected the sale, not the token.`,
  'control-failed': () =>
    msg`The same calls also failed for a well-known token, so this proves nothing about this one.`,
  'not-reached': () => msg`An earlier step did not work, so this one was not tried.`,
  'purchase-reverts': () => msg`No buyer could buy.`,
  'opens-later': ({ after }) =>
    msg`It cannot be bought yet. In the simulation, trading begins after this time: ${after}.`,
  'code-unread': () => msg`The contract’s code could not be read.`,
  'logs-limited': () => msg`The endpoint returns only some of this token’s transfers.`,
  'not-compared': () => msg`This was not compared.`,
  'no-source': () => msg`The source code was not looked up.`,
  'no-matching-source': () =>
    msg`The source repository has no matching source code. Many good tokens are not in it.`,
  'other-code-compared': () =>
    msg`The source repository compared code other than the code that runs, so its answer proves nothing.`,
  'repository-failed': () => msg`The source repository did not respond correctly.`,
  'no-contract': () => msg`There is no contract at this address.`,
  'not-a-token': () => msg`The contract does not respond like a token.`,
  'answers-as-token': () => msg`The contract responds like a token.`,
  works: () => msg`It worked for every simulated buyer.`,
  reverts: ({ failed, tried }) => msg`It failed for ${failed} of ${tried} simulated buyers.`,
  'stops-later': ({ after }) => msg`Sales worked at first and failed after this time: ${after}.`,
  'some-fail': ({ failed, tried }) =>
    msg`It failed for ${failed} of ${tried} simulated buyers. A limit of the token may be the reason.`,
  'some-fail-later': () => msg`Some of the later sales failed. A limit of the token may be the reason.`,
  'only-later': () => msg`The first sale failed, a later one worked.`,
  'no-fee': () => msg`Everything that was sent arrived.`,
  fee: ({ purchase, transfer, resale }) =>
    msg`Purchase: ${purchase}. Transfer: ${transfer}. Resale: ${resale}.`,
  'fee-takes-most': ({ purchase, transfer, resale }) =>
    msg`More than half of the amount did not arrive. Purchase: ${purchase}. Transfer: ${transfer}. Resale: ${resale}.`,
  'no-owner': () => msg`The contract does not name an owner.`,
  'owner-renounced': () => msg`The owner has given up control.`,
  'owner-is-account': () => msg`One account has control, with no waiting period.`,
  'owner-is-contract': () => msg`Another contract has control.`,
  'owner-is-timelock': ({ delay }) =>
    msg`A timelock has control. Changes take effect after this delay: ${delay}.`,
  'no-known-function': () => msg`The code has no function with a usual name for this.`,
  'function-in-code': ({ call }) => msg`The code has ${call}. What it does was not seen.`,
  'without-effect': () => msg`The functions for this changed nothing in the simulation.`,
  'fixed-code': () => msg`The code cannot be replaced.`,
  upgradeable: () => msg`The code can be replaced.`,
  'reads-block-number': () =>
    msg`The code reads the block number. A trap could wait for a block, which our simulation does not reach.`,
  'no-block-number': () => msg`The code does not read the block number.`,
  spread: ({ share, inContracts }) =>
    msg`The ten largest accounts hold ${share} of all tokens, the ten largest contracts ${inContracts}.`,
  concentrated: ({ share, inContracts }) =>
    msg`The ten largest accounts hold ${share} of all tokens, the ten largest contracts ${inContracts}.`,
  resembles: ({ title }) => msg`Its name or symbol resembles that of a listed token: ${title}.`,
  'resembles-none': () => msg`No listed token has a similar name or symbol.`,
  'same-symbol-and-site': () => msg`Its symbol and website are those of a listed token.`,
  'not-replaced': () => msg`We know of no token that replaces it.`,
  listed: () => msg`It is listed in our store.`,
  'not-listed': () => msg`It is not listed in our store. That alone says nothing about it.`,
  delisted: () => msg`It was removed from our store.`,
  'source-matches-exactly': () =>
    msg`The source code is published and compiles to exactly the code that runs.`,
  'source-matches': () =>
    msg`The source code is published and compiles to the code that runs. Names and comments in it may differ from the original.`,
};

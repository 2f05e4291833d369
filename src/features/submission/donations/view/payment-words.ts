import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { brand } from '#brand/brand.ts';
import { linkCodes, paymentCodes, type LinkCode, type PaymentCode } from '../model/payment-code.ts';
import type { PaymentDetail } from '../model/payment.ts';
import { shortAddress } from './address-groups.ts';

export interface PaymentWords {
  title: string;
  /** What it means and what works. */
  text: string;
}

/** True for a code that this version of the site has words for. */
export function isPaymentCode(code: string | null): code is PaymentCode {
  return (paymentCodes as readonly (string | null)[]).includes(code);
}

export function isLinkCode(code: unknown): code is LinkCode {
  return (linkCodes as readonly unknown[]).includes(code);
}

/** Why a pasted text is rejected. */
export function useLinkWords(): (code: LinkCode) => string {
  const { i18n } = useLingui();
  const { networkName: network } = brand.donation;
  return (code) => {
    switch (code) {
      case 'link-empty':
        return i18n._(msg`Paste the link of the transaction.`);
      case 'link-too-long':
        return i18n._(msg`This is too long for a link. Paste only the link to the transaction’s page.`);
      case 'link-no-hash':
        return i18n._(
          msg`This link does not contain a transaction. A valid link ends with 0x and 64 characters.`,
        );
      case 'link-many-hashes':
        return i18n._(msg`There is more than one transaction in this text. Paste the link of one.`);
      case 'other-network':
        return i18n._(msg`This link leads to another network. Paste the link of your payment on ${network}.`);
      case 'used-already':
        return i18n._(
          msg`This transaction already paid for another submission. Paste the link of your own payment.`,
        );
      case 'denied-by-desk':
        return i18n._(
          msg`A reviewer decided that this transaction does not pay for this submission. Paste the link of another payment.`,
        );
    }
  };
}

/** The status of a payment's check, or why it was refused and what to do. */
export function usePaymentWords(): (code: PaymentCode, detail: PaymentDetail) => PaymentWords {
  return paymentWords(useLingui().i18n);
}

const unfinalizedWords = (i18n: I18n): PaymentWords => ({
  title: i18n._(msg`We found the payment.`),
  text: i18n._(
    msg`It has enough confirmations, but the network has not finalized its block yet. We keep looking.`,
  ),
});

/** The same texts outside of a page: in mails. */
export function paymentWords(i18n: I18n): (code: PaymentCode, detail: PaymentDetail) => PaymentWords {
  const { networkShort: network, receivingAddress } = brand.donation;
  const { symbol } = brand.token;
  const receiver = shortAddress(receivingAddress);
  return (code, detail) => {
    switch (code) {
      case 'not-found-yet':
        return {
          title: i18n._(msg`The transaction is not on the chain yet.`),
          text: i18n._(msg`We keep looking. If it was not sent on ${network}, paste the right link.`),
        };
      case 'reversed':
        return reversedWords(i18n);
      case 'awaiting-confirmations': {
        const seen = detail.confirmations ?? 0;
        const needed = detail.confirmations_required ?? brand.donation.confirmations;
        return {
          title: i18n._(msg`We found the payment.`),
          text: i18n._(msg`Waiting for confirmations: ${seen} of ${needed}.`),
        };
      }
      case 'awaiting-finality':
        return unfinalizedWords(i18n);
      case 'endpoint-down':
        return {
          title: i18n._(msg`The chain is not responding right now.`),
          text: i18n._(msg`We keep trying. Your link is saved.`),
        };
      case 'no-endpoint':
        return {
          title: i18n._(msg`A reviewer confirms the payment by hand.`),
          text: i18n._(msg`Your link is saved. You can leave this page.`),
        };
      case 'disputed':
        return disputedWords(i18n);
      case 'used-already':
        return {
          title: i18n._(msg`This transaction already paid for another submission.`),
          text: i18n._(
            msg`Each submission needs its own payment. Paste the transaction link for this one, or go back and pay.`,
          ),
        };
      case 'denied-by-desk':
        return deniedWords(i18n);
      case 'reverted':
        return {
          title: i18n._(msg`The transaction failed on the chain, so nothing was paid.`),
          text: i18n._(msg`Go back, send the amount again, and paste the new link.`),
        };
      case 'wrong-token':
        return {
          title: i18n._(msg`No ${symbol} was sent in this transaction.`),
          text: i18n._(
            msg`Only ${symbol} on ${network} counts. Go back and send the amount in ${symbol}, or paste the link of the right transaction.`,
          ),
        };
      case 'wrong-receiver': {
        const seen = shortAddress(detail.seen_receiver ?? '');
        return {
          title: i18n._(msg`The payment went to another address.`),
          text: seen
            ? i18n._(
                msg`It was sent to ${seen}, not to ${receiver}. Paste the link of the right transaction, or go back and pay to the address shown.`,
              )
            : i18n._(
                msg`It was not sent to ${receiver}. Paste the link of the right transaction, or go back and pay to the address shown.`,
              ),
        };
      }
      case 'wrong-amount': {
        const seen = detail.seen_amount ?? '';
        const wanted = detail.expected_amount ?? '';
        return {
          title: seen
            ? i18n._(msg`The amount is ${seen} ${symbol}, which does not match your quote.`)
            : i18n._(msg`This amount does not match your quote.`),
          text: wanted
            ? i18n._(
                msg`We recognize a payment by its decimals: ${wanted} ${symbol} was expected. Ask a person about it before you pay again.`,
              )
            : i18n._(
                msg`We recognize a payment by its decimals. Ask a person about it before you pay again.`,
              ),
        };
      }
      case 'mined-before-quote':
        return {
          title: i18n._(msg`This payment was made before you got your amount.`),
          text: i18n._(
            msg`Paste the link of the payment that you made for this submission, or go back and pay.`,
          ),
        };
      case 'not-found':
        return {
          title: i18n._(msg`We looked for half an hour and did not find this transaction.`),
          text: i18n._(msg`Check that the link is for ${network} and paste it again, or go back and pay.`),
        };
    }
  };
}

/** It was accepted, and its block was replaced since. */
function reversedWords(i18n: I18n): PaymentWords {
  return {
    title: i18n._(msg`The network has undone this payment.`),
    text: i18n._(
      msg`The block that contained the payment was replaced. The payment usually reappears within minutes. We keep checking for 24 hours.`,
    ),
  };
}

function disputedWords(i18n: I18n): PaymentWords {
  return {
    title: i18n._(msg`Two submissions could claim this payment.`),
    text: i18n._(msg`A reviewer decides which one it belongs to. Do not pay again before that.`),
  };
}

function deniedWords(i18n: I18n): PaymentWords {
  return {
    title: i18n._(msg`A reviewer decided that this payment is not for this submission.`),
    text: i18n._(msg`Pay the exact amount shown there. If the payment was yours, ask a person about it.`),
  };
}

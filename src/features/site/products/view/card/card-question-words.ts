import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { Card } from '#features/core/brand/model/brand-products-schema.ts';
import type { QuestionWords } from '../question-words.ts';

const wallet = brand.name;

/** Questions about the card of this issuer. */
export const cardQuestions = ({ issuer }: Pick<Card, 'issuer'>): readonly QuestionWords[] => [
  {
    id: 'keys',
    question: msg`Does the card have access to my keys?`,
    answer: msg`No. The card has no connection to your keys. Only a transfer that you sign adds money to it.`,
  },
  {
    id: 'identity',
    question: msg`Why is an identity check needed?`,
    answer: msg`The law requires it, because ${issuer} handles fiat money. ${wallet} itself does not need your name. What you submit for the card goes to the issuer.`,
  },
  {
    id: 'shop',
    question: msg`What does the shop receive?`,
    answer: msg`The shop receives fiat money, as with any card. It does not see your address or what else you hold.`,
  },
  {
    id: 'back',
    question: msg`Can I move the rest back?`,
    answer: msg`Yes. The balance of the card can be paid out to your address. The issuer’s terms state the fee and the time it takes.`,
  },
  {
    id: 'tax',
    question: msg`Is paying with the card a sale?`,
    answer: msg`In many countries, yes, because you exchange coins to pay. You can export the list of payments. Ask a tax advisor in your country.`,
  },
  {
    id: 'place',
    question: msg`Where can I get it?`,
    answer: msg`Only in some countries and regions. The regional notice lists them, and the order page tells you before you enter any details.`,
  },
];

import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { QuestionWords } from '../question-words.ts';

const wallet = brand.name;
const { issuer } = brand.products.card;

export const cardQuestions: readonly QuestionWords[] = [
  {
    id: 'keys',
    question: msg`Does the card have access to my keys?`,
    answer: msg`No. It knows nothing of them. Only a transfer that you sign puts something on the card.`,
  },
  {
    id: 'identity',
    question: msg`Why is an identity check needed?`,
    answer: msg`Because ${issuer} handles ordinary money, and the law asks for it. ${wallet} itself needs no name; what you show for the card goes to the issuer.`,
  },
  {
    id: 'shop',
    question: msg`What does the shop receive?`,
    answer: msg`Ordinary money, as with any card. It does not learn your address or what else you hold.`,
  },
  {
    id: 'back',
    question: msg`Can I move the rest back?`,
    answer: msg`Yes. What is on the card can be paid out to your address. The issuer’s terms name the fee and the time it takes.`,
  },
  {
    id: 'tax',
    question: msg`Is paying with the card a sale?`,
    answer: msg`In many countries it is, because coins are exchanged for it. You can export the list of payments; ask a tax adviser in your country.`,
  },
  {
    id: 'place',
    question: msg`Where can I get it?`,
    answer: msg`In some countries and regions only. The regional notice lists them, and the order page tells you before you give any details.`,
  },
];

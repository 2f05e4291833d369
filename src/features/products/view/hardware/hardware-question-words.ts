import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { QuestionWords } from '../question-words.ts';

const wallet = brand.name;

export const hardwareQuestions: readonly QuestionWords[] = [
  {
    id: 'lost',
    question: msg`What if I lose the device?`,
    answer: msg`Your coins are on the chain, not in the device. Restore from the recovery phrase, on a new device or in the ${wallet} app, and move them to new keys if the old device could be opened.`,
  },
  {
    id: 'closed',
    question: msg`What if ${wallet} closes one day?`,
    answer: msg`The recovery phrase follows a public standard (BIP 39). Other wallets that follow it can restore your accounts.`,
  },
  {
    id: 'cable',
    question: msg`Is a QR code safer than a cable?`,
    answer: msg`It is easier to check. A cable carries whatever the computer sends. A code carries what fits into it, once, in front of your eyes, and the device shows what it has read before you press.`,
  },
  {
    id: 'same-phrase',
    question: msg`Should I use the phrase of my phone?`,
    answer: msg`Better not. A phrase that was once on a phone has been on a network. Let the device make a new one and move the coins there.`,
  },
  {
    id: 'used',
    question: msg`May I buy a used one?`,
    answer: msg`No. You cannot tell what was done to it. The shop linked on this page is the only one we answer for.`,
  },
  {
    id: 'battery',
    question: msg`What if the battery dies?`,
    answer: msg`Nothing is lost. The keys need no power to stay where they are; charge the device and go on.`,
  },
];

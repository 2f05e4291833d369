import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { QuestionWords } from '../question-words.ts';

const wallet = brand.name;

export const hardwareQuestions: readonly QuestionWords[] = [
  {
    id: 'lost',
    question: msg`What if I lose the device?`,
    answer: msg`Your coins are on the chain, not in the device. Restore your wallet from the recovery phrase on a new device or in the ${wallet} app. If someone could open the old device, move your coins to new keys.`,
  },
  {
    id: 'closed',
    question: msg`What if ${wallet} closes one day?`,
    answer: msg`The recovery phrase follows a public standard (BIP 39). Other wallets that follow it can restore your accounts.`,
  },
  {
    id: 'cable',
    question: msg`Is a QR code safer than a cable?`,
    answer: msg`It is easier to check. A cable carries whatever the computer sends. A QR code holds only a little data, in plain sight, and the device shows what it has read before you confirm.`,
  },
  {
    id: 'same-phrase',
    question: msg`Should I use the phrase from my phone?`,
    answer: msg`Better not. A phrase that has been on a phone has been on a connected device. Let the hardware wallet create a new one and move your coins there.`,
  },
  {
    id: 'used',
    question: msg`Can I buy a used one?`,
    answer: msg`No. You cannot tell whether it was tampered with. We vouch only for the shop linked on this page.`,
  },
  {
    id: 'battery',
    question: msg`What if the battery dies?`,
    answer: msg`Nothing is lost. The device keeps your keys without power. Charge it and continue.`,
  },
];

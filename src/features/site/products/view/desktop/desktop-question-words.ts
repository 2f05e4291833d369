import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { isOffered } from '../../model/offered-products.ts';
import type { QuestionWords } from '../question-words.ts';

const wallet = brand.name;

export const desktopQuestions: readonly QuestionWords[] = [
  {
    id: 'phone',
    question: msg`Do I need the phone?`,
    answer: isOffered(brand, 'hardware')
      ? msg`You can view your accounts without the phone. To sign you need it, because the keys are on it. The hardware wallet can replace the phone.`
      : msg`You can view your accounts without the phone. To sign you need it, because the keys are on it.`,
  },
  {
    id: 'difference',
    question: msg`Why not just the extension?`,
    answer: msg`The extension is for requests from sites. The desktop app is for work that you start yourself: payments, accounts, records. Many people use both.`,
  },
  {
    id: 'genuine',
    question: msg`How do I know that the file is genuine?`,
    answer: msg`Download it here, then compare its SHA-256 under version verification. The check runs in your browser, and nothing is uploaded.`,
  },
  {
    id: 'team',
    question: msg`Can a team use it?`,
    answer: msg`Yes. Each member pairs their own phone, and no one shares a phrase. For shared funds, use an account that needs several signatures.`,
  },
  {
    id: 'updates',
    question: msg`Does it update itself?`,
    answer: msg`It tells you when there is a new version and what has changed. You decide when to install it.`,
  },
  {
    id: 'lost-phone',
    question: msg`What if the phone is lost?`,
    answer: msg`Restore the wallet from its recovery phrase on another phone with ${wallet} and pair again. This ends the old pairing.`,
  },
];

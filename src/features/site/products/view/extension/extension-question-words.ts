import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { QuestionWords } from '../question-words.ts';

const wallet = brand.name;

export const extensionQuestions: readonly QuestionWords[] = [
  {
    id: 'account',
    question: msg`Do I need an account?`,
    answer: msg`No. There is no registration, no email address and no name. The recovery phrase is all you need.`,
  },
  {
    id: 'see',
    question: msg`What can a connected site see?`,
    answer: msg`The site sees the public address that you connected. It also sees the balances and past transactions of that address, which are public on every chain. It cannot move anything without a request that you approve.`,
  },
  {
    id: 'password',
    question: msg`I forgot the password. What now?`,
    answer: msg`Remove the extension, add it again and restore from your recovery phrase. The password only locks this browser. Without the phrase no one can help, including ${wallet}.`,
  },
  {
    id: 'genuine',
    question: msg`How do I know that it is genuine?`,
    answer: msg`Go to your browser’s extension store from this site, never from an ad. You can check an extension file by its SHA-256 under version verification. A version number alone proves nothing.`,
  },
  {
    id: 'other-wallet',
    question: msg`Can I keep another wallet beside it?`,
    answer: msg`Yes. Sites that follow the common standard show both and let you choose. You can also choose which wallet answers first.`,
  },
  {
    id: 'phone',
    question: msg`Does it work on a phone?`,
    answer: msg`No. On Android and iOS use the mobile wallet. With the same phrase it shows the same accounts.`,
  },
];

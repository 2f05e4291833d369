import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';

const wallet = brand.name;

/**
 * Questions and answers as text, since the page shows them and search engines read them
 * (routes/recruiting.tsx).
 */
export const questions: readonly { id: string; question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    id: 'job',
    question: msg`Is this a job?`,
    answer: msg`No. Ambassadors are independent and choose their tasks.`,
  },
  {
    id: 'cost',
    question: msg`Does it cost anything?`,
    answer: msg`Never. No one from ${wallet} asks ambassadors or candidates for money, keys or a recovery phrase. Anyone who does is not from us.`,
  },
  {
    id: 'place',
    question: msg`Where do I need to live?`,
    answer: msg`You can live anywhere the program is legal. Several ambassadors can work in one country or region, each with their own community.`,
  },
  {
    id: 'cv',
    question: msg`What should the CV contain?`,
    answer: msg`What you do, your languages, and links to your community or your work. One or two pages as PDF (up to 10 MB) are enough, and a photo is not needed.`,
  },
  {
    id: 'time',
    question: msg`How long does it take?`,
    answer: msg`It depends on how many people apply for a language. You get an email after each of the five steps, and always a final answer.`,
  },
  {
    id: 'data',
    question: msg`What happens to my data?`,
    answer: msg`Only the people who decide on the application read it. You can ask us to delete it at any time.`,
  },
  {
    id: 'again',
    question: msg`Can I apply again?`,
    answer: msg`Yes, six months after our answer, or sooner if something has changed.`,
  },
];

import { localeCodes, type Locale } from '#i18n/locales.ts';
import type { Purpose } from '#features/submission/submissions/model/state.ts';
import type { AnswerTexts, AnswerTopic } from '../model/answer.ts';
import { en } from './shipped/en.ts';
import { es } from './shipped/es.ts';
import { fil } from './shipped/fil.ts';
import { hi } from './shipped/hi.ts';
import { ja } from './shipped/ja.ts';
import { ko } from './shipped/ko.ts';
import { pt } from './shipped/pt.ts';
import { ru } from './shipped/ru.ts';
import { shippedKeys, type ShippedKey, type ShippedTexts } from './shipped/shipped-texts.ts';
import { th } from './shipped/th.ts';
import { vi } from './shipped/vi.ts';
import { zhTw } from './shipped/zh-tw.ts';
import { zh } from './shipped/zh.ts';

const byLocale: Record<Locale, ShippedTexts> = { zh, 'zh-tw': zhTw, en, ko, ru, es, hi, fil, pt, ja, vi, th };

interface ShippedAnswer {
  id: string;
  purpose: Purpose;
  topic: AnswerTopic;
  title: string;
  texts: AnswerTexts;
}

/** When each is offered, and what the desk calls it. */
const facts: Record<ShippedKey, [Purpose, AnswerTopic, string]> = {
  duplicate: ['listing', 'duplicate', 'Already listed'],
  'copied-logo-or-name': ['listing', 'copied-logo-or-name', 'Too similar to another project'],
  'scam-or-honeypot': ['listing', 'scam-or-honeypot', 'Signs of a scam'],
  'site-not-working': ['listing', 'site-not-working', 'The site does not work'],
  'contract-not-on-mainnet': ['listing', 'contract-not-on-mainnet', 'Not on mainnet'],
  'not-open-source-or-audited': ['listing', 'not-open-source-or-audited', 'Neither open source nor audited'],
  'poor-mobile-experience': ['listing', 'poor-mobile-experience', 'Does not work on a phone'],
  'not-legal': ['listing', 'not-legal', 'Not legal'],
  'no-other-contact': ['listing', 'no-other-contact', 'No second contact'],
  'no-answer': ['listing', 'no-answer', 'No answer'],
  'changes-marked': ['listing', 'request-changes', 'The marked points'],
  'changes-site': ['listing', 'request-changes', 'The site does not open'],
  'changes-logo': ['listing', 'request-changes', 'The logo is not sharp'],
  'requirements-not-met': ['application', 'requirements-not-met', 'Fewer than two requirements'],
  'claims-not-shown': ['application', 'claims-not-shown', 'Links do not confirm it'],
  'places-taken': ['application', 'places-taken', 'Enough ambassadors'],
  'interview-missed': ['application', 'interview-missed', 'No interview'],
  'interview-result': ['application', 'interview-result', 'After the interview'],
  'application-no-answer': ['application', 'no-answer', 'No answer'],
  'application-changes-marked': ['application', 'request-changes', 'The marked points'],
};

const textsOf = (key: ShippedKey) =>
  Object.fromEntries(localeCodes.map((locale) => [locale, byLocale[locale][key]])) as AnswerTexts;

/** The answers that the product ships with, in their order. */
export const shippedAnswers: readonly ShippedAnswer[] = shippedKeys.map((id) => {
  const [purpose, topic, title] = facts[id];
  return { id, purpose, topic, title, texts: textsOf(id) };
});

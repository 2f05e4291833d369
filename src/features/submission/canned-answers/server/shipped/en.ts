import type { ShippedTexts } from './shipped-texts.ts';

export const en: ShippedTexts = {
  duplicate:
    '{name} is already listed in {wallet}, so we cannot list it a second time. If the listed entry is wrong or incomplete, contact {support} and tell us what should change.',
  'copied-logo-or-name':
    'The name or the logo of {name} is too similar to those of another project, so people could confuse the two. You can submit again with a name and a logo of your own.',
  'scam-or-honeypot':
    'We found signs that {name} could cost people their funds, so we cannot list it. If you can show that this is wrong, appeal on your status page and include the evidence.',
  'site-not-working':
    'We could not use the website of {name}: it did not open, or its main functions did not work. You can submit again when the website works for every visitor.',
  'contract-not-on-mainnet':
    'We could not find the contracts of {name} on mainnet. You can submit again when they are deployed there, with their mainnet addresses.',
  'not-open-source-or-audited':
    '{name} handles people’s funds, and its contracts are neither open source nor audited. You can submit again with verified source code or with an audit report from an independent firm.',
  'poor-mobile-experience':
    'We tried {name} on a phone and could not use its main functions. You can submit again when they work on a small screen.',
  'not-legal':
    'What {name} offers is not legal where it operates, so we cannot list it. If you hold a license that permits it, appeal on your status page and include the license.',
  'no-other-contact':
    'Apart from the email address, we found no contact of {name} that works. You can submit again with a second contact that your team answers, such as Telegram or X.',
  'no-answer':
    'We asked you about {name} and received no answer, so we closed submission {reference}. You can submit again when you can answer our questions.',
  'changes-marked':
    'We reviewed {name}. A few points have to change before we can list it; each one is marked in the form. You do not have to pay again.',
  'changes-site':
    'We could not open the website of {name}. Check that it opens in every region and without signing in, then send the form again. You do not have to pay again.',
  'changes-logo':
    'The logo of {name} is not sharp enough for the store. Upload a sharp, square JPG or PNG of 400 × 400 pixels, then send the form again. You do not have to pay again.',
  'requirements-not-met':
    'Thank you for your interest in {wallet}. Ambassadors meet at least two of the requirements, and your application shows fewer. You can apply again when you meet two of them.',
  'claims-not-shown':
    'The links in your application do not confirm what the form says. You can apply again with links that show your work.',
  'places-taken':
    'Thank you for applying to {wallet}. We currently have enough ambassadors for your language, country or region. You can apply again later.',
  'interview-missed':
    'The interview did not take place, so we closed application {reference}. You can apply again when you have time for a call.',
  'interview-result':
    'Thank you for your time in the interview. We decided not to continue with your application.',
  'application-no-answer':
    'We wrote to you about application {reference} and received no answer, so we closed it. You can apply again at any time.',
  'application-changes-marked':
    'We read your application. A few points have to change before we can decide; each one is marked in the form.',
};

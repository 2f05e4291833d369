import { expect, test } from 'vitest';
import { renderMail, type MailSubject } from '#app/render-mail.ts';
import { refusalCodes } from '#features/submission/donations/model/payment-code.ts';
import { applicationMailKinds, submissionMailKinds } from '#features/team/mail/model/mail-kind.ts';
import { outcomesOf, reportOutcomes } from '#features/store/reports/model/report-case.ts';
import { localeCodes, locales } from '#i18n/locales.ts';
import { createEnglishFinder } from '../support/english-left.ts';

const facts = {
  reference: 'a'.repeat(32),
  title: 'Laterne',
  code: null,
  submissionKind: 'dapp' as const,
  text: null,
  requests: [],
  fields: ['url'],
  isPromisePaused: true,
  promisedTime: '2026-12-01T00:00:00.000Z',
  paymentDetail: {
    seen_amount: '200',
    expected_amount: '200.4731',
    seen_token: 'native',
    seen_receiver: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  },
  refund: { amount: '200.4731', receiver: `0x${'5b38'.repeat(10)}`, tx_hash: `0x${'c4'.repeat(32)}` },
  listedPath: '/dappstore/detail?id=1',
};

/** Every mail there is, with a refused payment for each reason. */
const mails: MailSubject[] = [
  ...[...submissionMailKinds, ...applicationMailKinds].map((kind) => ({
    about: 'submission' as const,
    facts: { ...facts, kind },
  })),
  ...refusalCodes.map((code) => ({
    about: 'submission' as const,
    facts: { ...facts, kind: 'submission-payment-refused' as const, code },
  })),
  { about: 'confirmation', facts: { token: 'b'.repeat(32) } },
  ...reportOutcomes.map((outcome) => ({
    about: 'report' as const,
    facts: { number: 12, kind: 'dapp' as const, hid: 1, title: 'Laterne', outcome },
  })),
  {
    about: 'invitation',
    facts: {
      inviter: 'Ada',
      link: 'https://desk.example/#/invitation/c',
      expires_time: '2026-12-01T12:30:00.000Z',
    },
  },
  {
    about: 'report',
    facts: { number: 13, kind: 'site', hid: null, title: 'laterne.example', outcome: 'passed-on' },
  },
  ...outcomesOf('token-check').map((outcome) => ({
    about: 'report' as const,
    facts: { number: 14, kind: 'token-check' as const, hid: null, title: `0x${'5b38'.repeat(10)}`, outcome },
  })),
];

test.each(localeCodes.filter((locale) => locale !== 'en'))(
  'every mail in %s is entirely in that language: subject, plain text and HTML',
  async (locale) => {
    const isEnglish = await createEnglishFinder(locale);
    for (const subject of mails) {
      const mail = await renderMail({ subject, locale, publicOrigin: 'https://portal.example' });
      const name = JSON.stringify(subject.about === 'submission' ? subject.facts.kind : subject.about);
      expect(mail.html, name).toContain(`<html lang="${locales[locale].tag}"`);
      const shown = mail.html.replaceAll(/<style[\s\S]*?<\/style>|<[^<>]+>/g, '\n');
      const lines = [mail.subject, ...mail.text.split('\n'), ...shown.split('\n')];
      expect(lines.filter(isEnglish), name).toEqual([]);
    }
  },
);

test.each(localeCodes)('a mail in %s about an appeal of a finding speaks of no report', async (locale) => {
  const about = { number: 14, hid: null, title: `0x${'5b38'.repeat(10)}`, outcome: 'no-action' as const };
  const textOf = async (kind: 'token-check' | 'site') => {
    const subject: MailSubject = { about: 'report', facts: { ...about, kind } };
    const mail = await renderMail({ subject, locale, publicOrigin: 'https://portal.example' });
    return `${mail.subject}\n${mail.text}`;
  };
  const [appeal, report] = [await textOf('token-check'), await textOf('site')];
  const lines = new Set(report.split('\n'));
  const shared = appeal.split('\n').filter((line) => line !== '' && lines.has(line));
  // The mark of the end, the number, the address of support, and the name.
  expect(shared).toHaveLength(4);
  if (locale === 'en') expect(appeal).not.toMatch(/\breport/i);
});

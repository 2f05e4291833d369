import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherContactIssue } from './other-contact.ts';

describe('the contact beside the email', () => {
  test.each([
    '@lantern_crew',
    'Telegram @lantern_crew',
    'Telegram: lantern_crew',
    'telegram:lantern_crew',
    't.me/lantern_crew',
    'https://t.me/lantern_crew',
    'Discord lantern.crew',
    'lantern#4821',
    'discord.gg/Ab3dE',
    'https://x.com/lantern',
    'WeChat lantern88',
    '微信：lantern88',
    '微信 灯塔团队',
    'Briar: lantern',
    '+1 (555) 010-7788',
    '+49 30 901820',
    '0049 30 901820',
    'WhatsApp +55 11 91234-5678',
    '@lantern@mastodon.social',
    '@lantern:matrix.org',
    'Telegram @lantern_crew or me@lantern.exchange',
  ])('%s is one', (contact) => {
    expect(otherContactIssue(contact)).toBeUndefined();
  });

  test.each([
    'me@lantern.exchange',
    'Email: me@lantern.exchange',
    'mailto:me@lantern.exchange',
    'me@lantern.exchange, you@lantern.exchange',
    'Telegram me@lantern.exchange',
    'ｍｅ＠lantern.exchange',
  ])('%s is an email once more', (contact) => {
    expect(otherContactIssue(contact)).toBe('contact-is-email');
  });

  test.each([
    'x',
    'X',
    '-',
    'none',
    'n/a',
    '123',
    '@',
    '@x',
    'see above',
    'Telegram',
    'Telegram, Discord',
    'no contact',
    '无',
    '没有',
    '…',
  ])('%s is none', (contact) => {
    expect(otherContactIssue(contact)).toBe('contact');
  });
});

describe('any contact beside the email', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9_]{4,20}$/);
  const service = fc.constantFrom('Telegram', 'Discord', 'WeChat', 'LINE', 'Signal', '微信');

  test('a handle is one, however it is written', () => {
    fc.assert(
      fc.property(name, service, (who, where) => {
        for (const contact of [
          `@${who}`,
          `t.me/${who}`,
          `${where} @${who}`,
          `${where}: ${who}`,
          `${where}:${who}`,
          `${where} ${who}`,
        ])
          expect(otherContactIssue(contact)).toBeUndefined();
      }),
    );
  });

  test('a telephone number is one, however it is spaced', () => {
    const groups = fc.array(fc.stringMatching(/^\d{2,4}$/), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(groups, fc.constantFrom(' ', '-', '.', ''), (parts, gap) => {
        fc.pre(parts.join('').length <= 15);
        expect(otherContactIssue(`+${parts.join(gap)}`)).toBeUndefined();
      }),
    );
  });

  test('an email alone is never one, with or without a word for it', () => {
    const email = fc.tuple(name, name).map(([who, host]) => `${who}@${host}.org`);
    const label = fc.constantFrom('', 'Email: ', 'mail ', 'mailto:', 'E-Mail ', '邮箱：', '邮箱 ');
    fc.assert(
      fc.property(label, email, (word, address) => {
        expect(otherContactIssue(word + address)).toBe('contact-is-email');
      }),
    );
  });

  test('a word or a few digits are none', () => {
    fc.assert(
      fc.property(fc.oneof(name, fc.stringMatching(/^\d{1,6}$/), fc.stringMatching(/^.$/)), (word) => {
        expect(otherContactIssue(word)).toBe('contact');
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect([undefined, 'contact', 'contact-is-email']).toContain(otherContactIssue(text));
      }),
    );
  });
});

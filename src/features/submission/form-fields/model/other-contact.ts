import { plainSigns } from '#lib/plain-signs.ts';
import { isEmail } from './email-form.ts';
import type { SubmissionIssueCode } from './submission-issue.ts';
import { parseSiteUrl } from './site-url.ts';

const handle = /^@[\p{L}\p{N}_][\p{L}\p{N}_.:@-]+$/u;
/** The older form of Discord's names: `lantern#4821`. */
const tag = /^[\p{L}\p{N}_.-]{2,32}#\d{4}$/u;
/** A name within a service that is named beside it: at least one letter or digit among three characters. */
const bareName = /^(?=[\p{L}\p{M}\p{N}_.+-]*[\p{L}\p{N}])[\p{L}\p{M}\p{N}_.+-]{3,}$/u;

const phonePart = /^[+\d./-]+$/;
/** A telephone number with its country's prefix has at most 15 digits (ITU-T E.164); with fewer than seven it reaches nobody. */
function hasPhone(words: readonly string[]): boolean {
  const digits = words
    .filter((word) => phonePart.test(word))
    .join('')
    .replace(/\D/g, '');
  return /^\d{7,15}$/.test(digits);
}

/** Services whose name in front of a word makes it a name there; any other is recognized by its colon. */
const services = new Set(
  (
    'telegram tg discord dc wechat weixin 微信 微信号 微信號 whatsapp wa signal line kakao kakaotalk 카카오톡 카톡 twitter x skype qq viber ' +
    'zalo facebook fb messenger instagram ig linkedin matrix element slack teams farcaster warpcast nostr session threema mastodon github ' +
    'reddit vk lark feishu 飞书 飛書 电报 電報 텔레그램 디스코드 телеграм телеграмм тг дискорд вотсап ватсап вайбер テレグラム ディスコード ライン ' +
    'ไลน์ टेलीग्राम'
  ).split(' '),
);

/** The kinds of contact that are an email in other words. */
const mailWords = new Set(
  'email e-mail mail mailto 邮箱 郵箱 邮件 郵件 电子邮件 電子郵件 이메일 メール почта correo อีเมล ईमेल'.split(
    ' ',
  ),
);

const isService = (word: string) => services.has(word.toLowerCase());

/** `telegram: name`, `telegram name`, `briar: name`. */
function isNamed(word: string, before: string | undefined): boolean {
  if (before === undefined || !bareName.test(word) || isService(word)) return false;
  const label = before.replace(/:$/u, '');
  if (mailWords.has(label.toLowerCase())) return false;
  return isService(label) || (label !== before && /^\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(label));
}

/** Words of a contact; a colon stays with the label in front of it, links and addresses stay whole. */
function wordsOf(text: string): string[] {
  return plainSigns(text.normalize('NFKC'))
    .replace(/([,;、，；()（）])/gu, ' ')
    .replace(/^(\p{L}[\p{L}\p{M}\p{N}-]*):(?!\/\/)/u, '$1: ')
    .replace(/ (\p{L}[\p{L}\p{M}\p{N}-]*):(?!\/\/)/gu, ' $1: ')
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * What is wrong with the contact beside the email (specification §5: one must be provided or the review fails), or undefined. It is a handle
 * (`@name`, `name#1234`, or the service and the name there), a link, or a telephone number; words around it do no harm.
 * @param text clean and not empty
 */
export function otherContactIssue(text: string): SubmissionIssueCode | undefined {
  const words = wordsOf(text);
  const withoutEmails = words.filter((word) => !isEmail(word));
  const isContact = (word: string, index: number) =>
    handle.test(word) ||
    tag.test(word) ||
    parseSiteUrl(word) !== undefined ||
    isNamed(word, withoutEmails[index - 1]);
  if (withoutEmails.some(isContact)) return undefined;
  if (hasPhone(withoutEmails)) return undefined;
  return withoutEmails.length < words.length ? 'contact-is-email' : 'contact';
}

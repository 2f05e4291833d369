import type { Locale } from './locales.ts';

/* Thai has no spaces between words. Browsers break its lines with a dictionary that lacks loanwords, so a line could
   end in the middle of one, even between a letter and the mark that silences it: ลิส|ต์. */

/** Those that ICU's dictionary cuts in the messages. Longer ones first: สเตก is a part of รีสเตก. */
const loanwords = [
  'เอ็กซ์พลอเรอร์',
  'ออร์เดอร์บุ๊ก',
  'เพลซโฮลเดอร์',
  'แอมบาสเดอร์',
  'อินสคริปชัน',
  'เอนด์พอยต์',
  'รีโพซิทอรี',
  'เทอร์มินัล',
  'เดสก์ท็อป',
  'คอลเลกชัน',
  'คอนแทรกต์',
  'แดชบอร์ด',
  'แอร์ดรอป',
  'โปรเจกต์',
  'ออบเจกต์',
  'ไคลเอนต์',
  'คอมเมนต์',
  'ฟิวเจอร์ส',
  'ฮันนีพอต',
  'ไทม์ล็อก',
  'โฮสติ้ง',
  'เมนเน็ต',
  'เช็กซัม',
  'เรซูเม่',
  'วอลเล็ต',
  'คอมไพล์',
  'อัปเกรด',
  'สเตเบิล',
  'คริปโต',
  'คอยน์',
  'โซเชียล',
  'ดีพลอย',
  'สมาร์ต',
  'รีสเตก',
  'โทเคน',
  'ลิสต์',
  'ออดิต',
  'ลิมิต',
  'ซิงก์',
  'ฟอรัม',
  'สปอต',
  'สแลช',
  'สเตก',
  'แฮช',
];

/** No line breaks at the first, one may break at the second. Nobody sees them, and searching on a page ignores them. */
const [wordJoiner, breakPoint] = ['\u2060', '\u200b'];

const pattern = new RegExp(loanwords.join('|'), 'g');
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });
const joinLetters = (word: string) =>
  [...letters.segment(word)].map(({ segment }) => segment).join(wordJoiner);

/** With a break point at both ends: joined, a word no longer tells the dictionary where its neighbors end and begin. */
const joined = new Map(loanwords.map((word) => [word, `${breakPoint}${joinLetters(word)}${breakPoint}`]));

/** Between letters a line may break, not at spaces, brackets and the repetition mark; once is enough. */
const needless = /(?<![ก-๎\u200b])\u200b|\u200b(?![ก-ไ\u200b])|\u200b(?=\u200b)/g;

const keepTextWhole = (text: string): string =>
  text.replaceAll(pattern, (word) => joined.get(word) ?? word).replaceAll(needless, '');

/** A compiled message, or a part of one. */
function keepWhole<Part>(part: Part): Part;
function keepWhole(part: unknown): unknown {
  if (typeof part === 'string') return keepTextWhole(part);
  if (Array.isArray(part)) return part.map((each: unknown) => keepWhole(each));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, keepWhole<unknown>(value)]));
}

/** Messages whose lines break between words only. */
export const keepLoanwordsWhole = <Messages>(locale: Locale, messages: Messages): Messages =>
  locale === 'th' ? keepWhole(messages) : messages;

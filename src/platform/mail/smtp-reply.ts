/** A reply of a mail server (RFC 5321, §4.2) with its enhanced status codes (RFC 3463, RFC 5248). */
export interface SmtpReply {
  /** The three digits that every reply begins with. */
  code: number;
  /** The enhanced code in its place behind the basic one; undefined where the server sends none. */
  enhanced: EnhancedCode | undefined;
  /** The codes that the rest of the text quotes, as relays do with what the next server said. */
  quoted: EnhancedCode[];
  /** The words of all lines in lower case, without codes in their place, addresses and links. */
  words: string;
}

/** `5.1.1`: class, subject, detail. */
export interface EnhancedCode {
  class: number;
  subject: number;
  detail: number;
}

/** More says nothing new. */
const mostCharacters = 4_000;

const linePrefix = /^\d{3}(?:[ -]|$)/;
/** Some servers write `#5.1.0` or `[5.1.0]`. */
const leadingCode = /^[#[(]?([245])\.(\d{1,3})\.(\d{1,3})\]?(?![\d.]*\d)[):;,-]*\s*/;
/** Not a part of a network address or a version of more numbers. */
const anyCode = /(?<![\w.])([45])\.(\d)\.(\d{1,3})(?![\d.]*\d)/g;
/** What a person chose: an address or a link can contain any word. */
const chosen = /<[^<>]*>|\bhttps?:\/\/\S+|(?<![^\s<>:;,()])[^\s<>:;,()@]+@[^\s<>:;,()]+/g;

const codeOf = ([, group = '', subject = '', detail = '']: RegExpMatchArray): EnhancedCode => ({
  class: Number(group),
  subject: Number(subject),
  detail: Number(detail),
});

/** @param text all lines as they came, each with its basic code */
export function parseReply(text: string): SmtpReply {
  const lines = text
    .slice(0, mostCharacters)
    .split(/\r?\n/)
    .map((line) => line.trim());
  const bare = lines.map((line) => line.replace(linePrefix, '').trim());
  const found = bare.map((line) => leadingCode.exec(line)).find((match) => match !== null);
  const rest = bare.map((line) => line.replace(leadingCode, '')).join(' ');
  const spoken = rest.replace(chosen, ' ');
  return {
    code: Number(/^\d{3}/.exec(text)?.[0] ?? 0),
    enhanced: found ? codeOf(found) : undefined,
    quoted: [...spoken.matchAll(anyCode)].map(codeOf),
    words: spoken.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim(),
  };
}

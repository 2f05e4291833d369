import { parseReply, type EnhancedCode, type SmtpReply } from './smtp-reply.ts';
import {
  busyWords,
  connectionWords,
  domainWords,
  fullWords,
  greylistWords,
  mailboxWords,
  says,
  senderWords,
  sizeWords,
  trustWords,
} from './reply-words.ts';

/** The command that was answered. `session`: anything before the mail, such as the greeting, STARTTLS and AUTH. */
export type SmtpStep = 'session' | 'sender' | 'recipient' | 'message';

/** What a reply says, apart from how it is phrased. */
export type ReplyMeaning =
  /** There is no such mailbox, and no mail will ever arrive there. */
  | 'no-mailbox'
  /** The mailbox or its server asks to come again, or is full. */
  | 'later'
  /** This mail is refused for good, at every mailbox of that server perhaps. */
  | 'mail-refused'
  /** The sender is refused: reputation, policy, missing proof of who sends, or too many mails. */
  | 'sender-refused'
  /** Nothing can be handed over for now; says nothing about recipient or mail. */
  | 'no-service';

const detailsOf = (details: readonly number[]) => new Set(details);
/** RFC 3463 §3.2: mailbox, system or syntax of the destination, moved; RFC 7505: null MX. 5.1.7 and 5.1.8 are the sender's address. */
const goneAddress = detailsOf([1, 2, 3, 6, 10]);
/** RFC 7293: mailbox or domain has changed hands. */
const changedHands = detailsOf([17, 18]);

const is = (code: EnhancedCode | undefined, subject: number, detail?: number) =>
  code?.subject === subject && (detail === undefined || code.detail === detail);

/** Does one of the codes, its own or a quoted one, name security or policy? */
const namesPolicy = ({ enhanced, quoted }: SmtpReply) =>
  [enhanced, ...quoted].some((code) => code?.subject === 7 && !changedHands.has(code.detail));

const isTooLarge = ({ enhanced, words }: SmtpReply) =>
  is(enhanced, 2, 3) || is(enhanced, 3, 4) || says(words, sizeWords);

/** The two codes have to agree (RFC 3463, §2): where they do not, nothing is for good. */
const isForNow = ({ code, enhanced }: SmtpReply) => code < 500 || enhanced?.class === 4;

/** A reply for now. Greylisting has a code of policy as well, and is no refusal. */
function classifyTemporary({ words }: SmtpReply): ReplyMeaning {
  return says(words, senderWords) && !says(words, greylistWords) ? 'sender-refused' : 'later';
}

/** A reply for good without an enhanced code, or with one that leaves open what it is about. */
function classifyWords(reply: SmtpReply, step: SmtpStep): ReplyMeaning {
  const { words } = reply;
  if (says(words, senderWords)) return 'sender-refused';
  if (says(words, fullWords)) return 'later';
  if (isTooLarge(reply)) return 'mail-refused';
  if (says(words, mailboxWords) || says(words, domainWords)) return 'no-mailbox';
  // It may be anything: a mail that is kept can still be sent, and an address that is left out is lost.
  return step === 'recipient' ? 'sender-refused' : 'mail-refused';
}

/** X.2: the mailbox is there. */
function classifyMailbox(reply: SmtpReply, step: SmtpStep): ReplyMeaning {
  if (is(reply.enhanced, 2, 2)) return 'later';
  if (is(reply.enhanced, 2, 3)) return 'mail-refused';
  if (!is(reply.enhanced, 2, 1)) return classifyWords(reply, step);
  return says(reply.words, busyWords) ? 'later' : 'no-mailbox';
}

/** X.4: the way to the mailbox. */
function classifyRouting({ words }: SmtpReply): ReplyMeaning {
  // Exchange Online answers so for an address that its directory does not have.
  const isUnknown = /recipient address rejected/.test(words) || says(words, domainWords);
  return isUnknown ? 'no-mailbox' : 'later';
}

/** A reply for good with an enhanced code that agrees. */
function classifyEnhanced(reply: SmtpReply, enhanced: EnhancedCode, step: SmtpStep): ReplyMeaning {
  const saysSender = says(reply.words, senderWords);
  switch (enhanced.subject) {
    case 1:
      if (enhanced.detail === 7 || enhanced.detail === 8 || saysSender) return 'sender-refused';
      if (goneAddress.has(enhanced.detail)) return 'no-mailbox';
      // 5.1.0 at RCPT TO: the address that was named just before.
      return enhanced.detail === 0 && step === 'recipient' ? 'no-mailbox' : classifyWords(reply, step);
    case 2:
      return classifyMailbox(reply, step);
    case 3:
      if (isTooLarge(reply)) return 'mail-refused';
      return saysSender ? 'sender-refused' : 'later';
    case 4:
      return saysSender && !/recipient address rejected/.test(reply.words)
        ? 'sender-refused'
        : classifyRouting(reply);
    case 6:
      return saysSender ? 'sender-refused' : 'mail-refused';
    case 7:
      return changedHands.has(enhanced.detail) ? 'no-mailbox' : 'sender-refused';
    default:
      return classifyWords(reply, step);
  }
}

function classify(reply: SmtpReply, step: SmtpStep): ReplyMeaning {
  const { enhanced } = reply;
  if (isForNow(reply)) return classifyTemporary(reply);
  if (namesPolicy(reply)) return 'sender-refused';
  const [quoted] = reply.quoted;
  const told = enhanced ?? (quoted?.class === 5 ? quoted : undefined);
  return told ? classifyEnhanced(reply, told, step) : classifyWords(reply, step);
}

/** Before RCPT TO a reply is the same for every recipient, and for every mail but one that is too large. */
function classifyEarly(reply: SmtpReply, step: SmtpStep): ReplyMeaning {
  const { words } = reply;
  if (isForNow(reply))
    return says(words, trustWords) && !says(words, connectionWords) ? 'sender-refused' : 'no-service';
  return step === 'sender' && isTooLarge(reply) ? 'mail-refused' : 'sender-refused';
}

/**
 * Who a refusal is about. Its enhanced code decides, its words where the code is missing or too general. In doubt it is about the sender, and
 * never about a mailbox: such a mail is kept and tried again, and its recipient goes on getting mails.
 * @param text all lines of a reply that is neither 2xx nor 3xx
 */
export function classifyReply(step: SmtpStep, text: string): ReplyMeaning {
  const reply = parseReply(text);
  return step === 'session' || step === 'sender' ? classifyEarly(reply, step) : classify(reply, step);
}

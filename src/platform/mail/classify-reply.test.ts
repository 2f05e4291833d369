import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyReply, type ReplyMeaning, type SmtpStep } from './classify-reply.ts';

/** Replies as mail servers send them, shortened; names and numbers of the hosts are examples. */
const replies: readonly [server: string, step: SmtpStep, text: string, meaning: ReplyMeaning][] = [
  // No such mailbox.
  [
    'Postfix',
    'recipient',
    '550 5.1.1 <a@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
    'no-mailbox',
  ],
  [
    'Postfix, without ENHANCEDSTATUSCODES',
    'recipient',
    '550 <a@example.org>: Recipient address rejected: User unknown in local recipient table',
    'no-mailbox',
  ],
  ['Exim', 'recipient', '550 Unrouteable address', 'no-mailbox'],
  ['Exim', 'recipient', '550-Verification failed for <a@example.org>\n550 No Such User Here', 'no-mailbox'],
  ['Sendmail', 'recipient', '550 5.1.1 <a@example.org>... User unknown', 'no-mailbox'],
  [
    'Sendmail',
    'recipient',
    '550 5.1.2 <a@nowhere.example>... Host unknown (Name server: nowhere.example: host not found)',
    'no-mailbox',
  ],
  [
    'Gmail',
    'recipient',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550 5.1.1 unnecessary spaces. For more information, go to https://support.example/mail/?p=NoSuchUser - gsmtp",
    'no-mailbox',
  ],
  [
    'Gmail',
    'recipient',
    '550 5.2.1 The email account that you tried to reach is disabled. https://support.example/?p=DisabledUser',
    'no-mailbox',
  ],
  [
    'Exchange Online',
    'recipient',
    '550 5.4.1 Recipient address rejected: Access denied. [mx.protection.example 2026-11-27T22:00:00.000Z 08DE]',
    'no-mailbox',
  ],
  [
    'Exchange',
    'message',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient a@example.org not found by SMTP address lookup',
    'no-mailbox',
  ],
  [
    'Outlook.com',
    'recipient',
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [mx.olc.protection.example]',
    'no-mailbox',
  ],
  [
    'Yahoo',
    'message',
    "554 delivery error: dd This user doesn't have a yahoo.example account (a@yahoo.example) [0] - mta4.example",
    'no-mailbox',
  ],
  [
    'Yahoo',
    'message',
    '554 30 Sorry, your message to a@yahoo.example cannot be delivered. This mailbox is disabled (554.30).',
    'no-mailbox',
  ],
  ['iCloud', 'recipient', '550 5.1.1 <a@icloud.example>: user does not exist', 'no-mailbox'],
  [
    'QQ',
    'recipient',
    '550 Mailbox not found. http://service.mail.example/cgi-bin/help?id=20022',
    'no-mailbox',
  ],
  ['163', 'recipient', '550 User not found: a@163.example', 'no-mailbox'],
  [
    'mail.ru',
    'message',
    '550 Message was not accepted -- invalid mailbox.  Local mailbox a@mail.example is unavailable: user not found',
    'no-mailbox',
  ],
  ['Zoho', 'recipient', '550 5.1.1 User does not exist - <a@zoho.example>', 'no-mailbox'],
  ['Proofpoint', 'recipient', '550 5.1.1 <a@example.org>... User unknown', 'no-mailbox'],
  [
    'Mimecast',
    'recipient',
    '550 Invalid Recipient - https://community.mimecast.example/docs/DOC-1369#550 [qAbc.uk1]',
    'no-mailbox',
  ],
  ['Cisco IronPort', 'recipient', '550 #5.1.0 Address rejected.', 'no-mailbox'],
  [
    'Postfix',
    'recipient',
    '556 5.1.10 <a@nomail.example>: Recipient address rejected: Domain nomail.example does not accept mail (nullMX)',
    'no-mailbox',
  ],
  [
    'Postfix',
    'recipient',
    '550 5.1.2 <a@nowhere.example>: Recipient address rejected: Domain not found',
    'no-mailbox',
  ],
  [
    'a relay that quotes',
    'recipient',
    '550 mx.example said: 550 5.1.1 user unknown (in reply to RCPT TO command)',
    'no-mailbox',
  ],
  ['RFC 7293', 'recipient', '550 5.7.17 a@example.org: mailbox owner has changed', 'no-mailbox'],

  // The sender: reputation, policy, proof, volume.
  [
    'Postfix',
    'recipient',
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org; https://www.spamhaus.example/query/ip/192.0.2.1',
    'sender-refused',
  ],
  ['Postfix', 'recipient', '554 5.7.1 <a@example.org>: Relay access denied', 'sender-refused'],
  [
    'Postfix',
    'recipient',
    '450 4.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.1]',
    'sender-refused',
  ],
  [
    'Postfix, that asks the next server',
    'recipient',
    '550 5.1.1 <a@example.org>: Recipient address rejected: undeliverable address: host mx.example[192.0.2.9] said: 550 5.7.1 Service unavailable, client blocked (in reply to RCPT TO command)',
    'sender-refused',
  ],
  [
    'Exim',
    'recipient',
    '550-Verification failed for <portal@tideport.example>\n550-No Such User Here\n550 Sender verify failed',
    'sender-refused',
  ],
  ['Exim', 'recipient', '550 relay not permitted', 'sender-refused'],
  ['Exim', 'recipient', '550 Administrative prohibition', 'sender-refused'],
  [
    'Exim',
    'recipient',
    '550-JunkMail rejected - mail.example [192.0.2.1]:25 is in\n550 an RBL, see https://lists.example/?q=192.0.2.1',
    'sender-refused',
  ],
  [
    'Exchange Online',
    'recipient',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.1]. To request removal from this list please visit https://sender.example/',
    'sender-refused',
  ],
  [
    'Exchange Online',
    'message',
    '550 5.7.515 Access denied, sending domain TIDEPORT.EXAMPLE does not meet the required authentication level.',
    'sender-refused',
  ],
  [
    'Exchange Online',
    'recipient',
    '451 4.7.650 The mail server [192.0.2.1] has been temporarily rate limited due to IP reputation.',
    'sender-refused',
  ],
  [
    'Outlook.com',
    'sender',
    '550 5.7.1 Unfortunately, messages from [192.0.2.1] weren’t sent. Please contact your Internet service provider since part of their network is on our block list (S3140).',
    'sender-refused',
  ],
  [
    'Gmail',
    'message',
    '550-5.7.26 Your email has been blocked because the sender is unauthenticated.\n550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.\n550 5.7.26 https://support.example/mail/answer/81126 - gsmtp',
    'sender-refused',
  ],
  [
    'Gmail',
    'message',
    '550-5.7.1 [192.0.2.1      12] Our system has detected that this message is likely\n550-5.7.1 unsolicited mail. To reduce the amount of spam sent to Gmail, this message\n550 5.7.1 has been blocked. - gsmtp',
    'sender-refused',
  ],
  [
    'Gmail',
    'message',
    '421-4.7.28 Gmail has detected an unusual rate of unsolicited email originating\n421 4.7.28 from your IP address. Please try again later. - gsmtp',
    'sender-refused',
  ],
  [
    'Yahoo',
    'sender',
    '553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in the blocklist',
    'sender-refused',
  ],
  [
    'Yahoo',
    'recipient',
    '421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1',
    'sender-refused',
  ],
  ['iCloud', 'message', '554 5.7.1 [HM08] Message rejected due to local policy.', 'sender-refused'],
  [
    'QQ',
    'recipient',
    '550 Ip frequency limited [bAbc IP: 192.0.2.1]. http://service.mail.example/detail/122/172',
    'sender-refused',
  ],
  [
    'QQ',
    'message',
    '550 Mail content denied. Suspected spam. http://service.mail.example/id=20022',
    'sender-refused',
  ],
  [
    '163',
    'message',
    '550 MI:SPF mx28,abc 1732740000 http://mail.163.example/help/help_spam_16.htm?ip=192.0.2.1',
    'sender-refused',
  ],
  ['163', 'recipient', '451 RP:RCL http://mail.163.example/help/help_spam_16.htm', 'sender-refused'],
  [
    'mail.ru',
    'message',
    '550 spam message rejected. Please visit http://help.mail.example/notspam-support/id?c=abc',
    'sender-refused',
  ],
  [
    'Zoho',
    'recipient',
    '550 5.4.6 Unusual sending activity detected. Please try after sometime',
    'sender-refused',
  ],
  ['Proofpoint', 'recipient', '550 5.7.0 Local Policy Violation - 192.0.2.1 is listed', 'sender-refused'],
  [
    'Proofpoint',
    'recipient',
    '554 Blocked - see https://ipcheck.proofpoint.example/?ip=192.0.2.1',
    'sender-refused',
  ],
  [
    'Mimecast',
    'recipient',
    '550 Administrative prohibition - envelope blocked - https://community.mimecast.example/docs/DOC-1369#550',
    'sender-refused',
  ],
  [
    'Barracuda',
    'recipient',
    '550 permanent failure for one or more recipients (a@example.org:blocked)',
    'sender-refused',
  ],
  [
    'GMX',
    'recipient',
    '550-Requested action not taken: mailbox unavailable\n550-Reject due to SPF policy.\n550 For explanation visit https://postmaster.gmx.example/',
    'sender-refused',
  ],
  [
    'Postfix',
    'sender',
    '553 5.7.1 <portal@tideport.example>: Sender address rejected: not owned by user portal',
    'sender-refused',
  ],
  [
    'Postfix',
    'recipient',
    '550 5.1.8 <portal@tideport.example>: Sender address rejected: Domain not found',
    'sender-refused',
  ],
  [
    'any, of the sign-in',
    'session',
    '535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6',
    'sender-refused',
  ],
  [
    'any, of a stranger',
    'session',
    '554 5.7.1 mx.example ESMTP not accepting connections from 192.0.2.1',
    'sender-refused',
  ],
  ['any, in other words', 'recipient', '550 Rejected', 'sender-refused'],

  // Later.
  [
    'Postfix',
    'recipient',
    '450 4.2.0 <a@example.org>: Recipient address rejected: Greylisted, see https://postgrey.example/help',
    'later',
  ],
  ['Exim', 'recipient', '451 4.7.1 Greylisting in action, please come back later', 'later'],
  [
    'Gmail',
    'recipient',
    '550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n550 5.2.1 prevents additional messages from being delivered.',
    'later',
  ],
  [
    'Gmail',
    'message',
    "452-4.2.2 The recipient's inbox is out of storage space and inactive. Please direct the\n452 4.2.2 recipient to https://support.example/ - gsmtp",
    'later',
  ],
  [
    'Gmail',
    'message',
    '552-5.2.2 The email account that you tried to reach is over quota. Please direct\n552 5.2.2 the recipient to https://support.example/ - gsmtp',
    'later',
  ],
  ['iCloud', 'recipient', '552 5.2.2 <a@icloud.example>: user is over quota', 'later'],
  [
    'GMX',
    'recipient',
    '552-Requested mail action aborted: exceeded storage allocation\n552 Quota exceeded. The recipient mailbox is full.',
    'later',
  ],
  ['QQ', 'message', '550 Mailbox full', 'later'],
  [
    'Exchange',
    'recipient',
    '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
    'later',
  ],
  ['Dovecot', 'message', '452 4.2.2 <a@example.org> Quota exceeded (mailbox for user is full)', 'later'],
  ['any', 'recipient', '421 mx.example Service not available, closing transmission channel', 'later'],
  ['any, that contradicts itself', 'recipient', '550 4.1.1 <a@example.org>: user unknown', 'later'],
  ['any, that contradicts itself', 'recipient', '450 5.1.1 <a@example.org>: user unknown', 'later'],
  [
    'Postfix, without DNS',
    'recipient',
    '450 4.1.2 <a@example.org>: Recipient address rejected: Domain not found',
    'later',
  ],
  ['Exchange', 'recipient', '554 5.4.14 Hop count exceeded - possible mail loop', 'later'],

  // This mail.
  ['Postfix', 'sender', '552 5.3.4 Message size exceeds fixed limit', 'mail-refused'],
  [
    'Gmail',
    'message',
    '552-5.3.4 Your message exceeded size limits. To\n552 5.3.4 view our guidelines, visit https://support.example/',
    'mail-refused',
  ],
  ['any', 'message', '554 Transaction failed', 'mail-refused'],
  ['any', 'message', '554 5.6.0 Message contains NUL characters', 'mail-refused'],

  // No service.
  ['Postfix', 'sender', '452 4.3.1 Insufficient system storage', 'no-service'],
  ['any', 'session', '454 4.7.0 Temporary authentication failure', 'no-service'],
  ['any', 'session', '454 4.7.0 TLS not available due to local problem', 'no-service'],
  ['any', 'session', '421 4.7.0 Too many connections from your host', 'no-service'],
];

describe('classifyReply', () => {
  it.each(replies)('%s, at %s: %s', (_server, step, text, meaning) =>
    expect(classifyReply(step, text)).toBe(meaning),
  );

  const steps = fc.constantFrom<SmtpStep>('session', 'sender', 'recipient', 'message');
  const number = (min: number, max: number) => fc.integer({ min, max });
  const texts = fc.constantFrom(
    ...replies.map(([, , text]) => text.replaceAll(/^\d{3}[ -](?:#?\d\.\d+\.\d+ )?/gm, '')),
  );
  const words = fc.oneof(texts, fc.string({ maxLength: 80 }));
  /** One reply over several lines, each with the codes. */
  const lines = (prefix: string, text: string) =>
    text
      .split('\n')
      .map(
        (line, index, all) =>
          `${prefix.slice(0, 3)}${index < all.length - 1 ? '-' : ' '}${prefix.slice(4)} ${line}`,
      )
      .join('\r\n');

  it('never takes a code of policy for a missing mailbox, whatever the words', () => {
    fc.assert(
      fc.property(steps, number(500, 559), number(0, 999), words, (step, code, detail, text) => {
        fc.pre(detail !== 17 && detail !== 18);
        expect(classifyReply(step, lines(`${code} 5.7.${detail}`, text))).not.toBe('no-mailbox');
      }),
    );
  });

  it('refuses nothing for good where a code says that it is for now', () => {
    const forNow = fc.oneof(
      fc.tuple(number(400, 459), fc.constantFrom(4, 5)),
      fc.tuple(number(500, 559), fc.constant(4)),
    );
    fc.assert(
      fc.property(
        steps,
        forNow,
        number(0, 7),
        number(0, 30),
        words,
        (step, [code, group], subject, detail, text) => {
          const meaning = classifyReply(step, lines(`${code} ${group}.${subject}.${detail}`, text));
          expect(['later', 'sender-refused', 'no-service']).toContain(meaning);
        },
      ),
    );
  });

  it('says nothing about a mailbox before one was named', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SmtpStep>('session', 'sender'),
        fc.constantFrom(...replies),
        (step, [, , text]) => {
          expect(['no-mailbox', 'later']).not.toContain(classifyReply(step, text));
        },
      ),
    );
  });

  it('finds no words in addresses, links and line breaks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('spam', 'blocked', 'policy', 'unknown'),
        fc.constantFrom('\r\n', '\n'),
        (word, end) => {
          const text = `550-5.1.1 <${word}@${word}.example>: no such${end}550 5.1.1 mailbox, see https://x.example/${word}`;
          expect(classifyReply('recipient', text)).toBe('no-mailbox');
        },
      ),
    );
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(steps, fc.string({ maxLength: 200 }), (step, text) => {
        expect(classifyReply(step, text)).toEqual(expect.any(String));
      }),
    );
  });
});

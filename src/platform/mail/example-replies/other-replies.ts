import type { ReplyMeaning, SmtpStep } from '../classify-reply.ts';

type ServerReply = readonly [server: string, step: SmtpStep, text: string, meaning: ReplyMeaning];

/** Replies as mail servers send them, shortened; names and numbers of the hosts are examples. */
export const otherReplies: readonly ServerReply[] = [
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

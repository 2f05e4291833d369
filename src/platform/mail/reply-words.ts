/* What mail servers write where their codes say too little. Each list was made from replies of real servers: the table in
   classify-reply.test.ts. They are tried in the order of this file, because a reply about the sender often begins with the words of RFC 5321
   about a mailbox. */

/** Lists of bad senders, spam, policies. */
const reputation = [
  /\bblock(?:ed|ing|list\w*)?\b|\bblack-?list\w*|\bden(?:y|ied)-?list|\b(?:rbl|dnsbl|spamhaus|spamcop|barracuda|sorbs)\b|\blisted (?:at|by|in|on)\b/,
  /spam(?!\w*@)|\babus(?:e|ive)|reputation|unsolicited|junk|complaint|suspicious|\bbulk\b|malicious|\bvirus/,
  /\bpolic(?:y|ies)\b|prohibit|\bbanned\b|administrative|security|\bnot accepting mail from\b|no smtp service/,
];

/** Who sends, from where, and with which proof. */
const identity = [
  /\brelay|\bauthenticat|\bauth(?:entication)? required|not (?:been )?authorized|unauthori[sz]ed|must (?:log|sign) ?in|not logged in/,
  /\b(?:spf|dkim|dmarc|arc|ptr|rdns|helo|ehlo|starttls|mi:\w+)\b|\btls\b|reverse (?:dns|host|lookup|name)|dns record|envelope from|mail from\b/,
  /\bsender|client host|callout|\bcallback|your (?:ip|host|server|domain|network|organi[sz]ation)|sending (?:ip|host|server|domain|mta|address)/,
  /\b(?:ip|connection)(?: address)?\b.{0,40}(?:limit|frequen|refus|reject|denied|not allowed|bad|poor)/,
];

/** Too much mail from us. */
const volume = [
  /\brate.?(?:limit|control)|throttl|too (?:many|much|fast)|too frequent|frequency|unusual(?:ly)? (?:rate|sending|high|activity)/,
  /unexpected volume|\b(?:send(?:ing)?|daily|hourly|outgoing|message|submission)\b.{0,30}\b(?:quota|limit)\b|rp:\w+|resources? restricted/,
];

/** The sender's mails are too bad or too many. */
export const trustWords = [...reputation, ...volume];

/** The server refuses who sends, from where, how much, or with which reputation. */
export const senderWords = [...trustWords, ...identity];

/** Too many connections at this moment. */
export const connectionWords = [/\bconnections?\b/];

/** The mailbox is there and takes nothing now. */
export const fullWords = [
  /\b(?:mailbox|inbox|account|user|recipient|storage|quota|folder)\b.{0,60}(?:\bfull\b|over.?quota|exceed|out of storage|insufficient|too large)/,
  /over.?quota|quota (?:is )?exceed|exceed\w*.{0,20}(?:storage|quota)|(?:insufficient|not enough|no) (?:disk |system )?(?:storage|space)|\bmailbox full\b/,
];

/** The mailbox gets too many mails of anyone at this moment. */
export const busyWords = [/\brate\b|too (?:quickly|fast|many|much)|tempor|try again|busy/];

/** A server that does not know the sender yet asks it to come again. */
export const greylistWords = [/gr[ae]y-?\s?list/];

const gone =
  "(?:unknown|un?routeable|not (?:be )?(?:found|known|exist\\w*|available|listed|valid|active|local)|(?:does|do|did)(?: not|n't) (?:exist|have)|doesn't|no longer|invalid|unavailable|disabled|inactive|suspended|closed|discontinued|deactivated|expired|terminated|rejected: access denied)";
const whom = '(?:user|mailbox|recipient|address|account|addressee|customer|person|alias|local part)';

/** There is no such mailbox, or it takes no mail for good. */
export const mailboxWords = [
  new RegExp(`\\b${whom}s?\\b.{0,80}\\b${gone}`),
  new RegExp(
    `\\b(?:unknown|invalid|no such|non-?existent|bad|un?rout(?:e?able)|inactive|disabled|not a (?:known|valid|local)) (?:local |e-?mail |virtual )?${whom}`,
  ),
  /\bno (?:mailbox|account|user)\b.{0,30}\b(?:here|by that name|with that name)|mailbox name not allowed|address rejected\b|user doesn't have/,
];

/** There is no such domain, or it takes no mail at all. */
export const domainWords = [
  /\b(?:domain|host)\b.{0,40}\b(?:not found|not exist|doesn't exist|unknown|invalid|has no|does not accept|do(?:es)? not receive)/,
  /\b(?:no such|unknown|invalid|bad|nonexistent) (?:domain|host|destination)|null ?mx|no mx\b/,
];

/** The mail has a size or a form that is not taken. */
export const sizeWords = [
  /\b(?:message|mail|content|size)\b.{0,40}(?:too (?:big|large|long)|exceed\w*.{0,40}(?:size|limit|maximum))/,
];

export const says = (words: string, expressions: readonly RegExp[]): boolean =>
  expressions.some((expression) => expression.test(words));

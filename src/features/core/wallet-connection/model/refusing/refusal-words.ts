import type { RefusalKind } from './refusal-kind.ts';

/** The person, in the languages that wallets write their errors in. */
const person =
  /\busers?(?![ -]?op)|usuario|usuário|utilizador|utilisateur|benutzer|nutzer|utente|пользовател|kullanıcı|người dùng|pengguna|用户|用戶|使用者|ユーザ|사용자|ผู้ใช้|उपयोगकर्ता|यूज़र|المستخدم/i;

/** Saying no, in the same languages. */
const no =
  /reject|den(?:y|ied)|declin|cancel|refus|disapprov|abort|dismiss|closed|rechaz|rejeit|recus|annul|rejet|abgelehnt|abgebrochen|ablehn|abbrech|rifiut|отклон|отмен|отказ|reddet|reddedil|iptal|từ chối|hủy|huỷ|tolak|batal|拒绝|拒絕|取消|拒否|キャンセル|거부|거절|취소|ปฏิเสธ|ยกเลิก|अस्वीकार|रद्द|tinanggihan|kinansela|رفض|ألغ|إلغاء/i;

/** The whole message says that a request was turned down, without saying by whom. */
const bare =
  /^(?:the )?(?:(?:request|transaction|tx|signature|signing|connection|action|operation|confirmation|approval|popup|modal|window|plugin|dialog)s? ?)?(?:request |signature )?(?:was |has been |is |got )?(?:rejected|denied|declined|cancell?ed|refused|aborted|dismissed|closed)[.!]?$/i;

/** Whole messages of other languages, which name no one. */
const bareElsewhere =
  /^(?:已|请求|請求|交易|操作)*(?:拒绝|拒絕|取消)(?:了|签名|簽名|交易|请求|請求)*[。.！!]?$|^(?:отклонено|отменено|rechazad[ao]|cancelad[ao]|rejeitad[ao]|recusad[ao]|abgelehnt|abgebrochen|refusé|annulé|reddedildi|iptal edildi|dibatalkan|ditolak|キャンセル(?:されました|しました)|拒否(?:されました|しました)|취소(?:됨|되었습니다)|거부(?:됨|되었습니다)|đã (?:hủy|huỷ|từ chối)|ยกเลิกแล้ว|tinanggihan|kinansela)[.。!]?$/i;

/** A contract chooses its own revert reason, so it cannot speak for the person. */
const revert = /revert|invalid opcode|out of gas/i;

const sentencesOf = (message: string) => message.split(/[.!?;:\n。；：]/);

const busy =
  /already (?:pending|processing|waiting|open)|request (?:is )?(?:already )?pending|处理中|處理中/i;

/** Whether a message says that an earlier request still waits in the wallet. */
export const saysBusy = (message: string): boolean => busy.test(message);

/** Whether a message says that the person turned the request down. */
export const saysDeclined = (message: string): boolean =>
  !revert.test(message) && sentencesOf(message).some((part) => person.test(part) && no.test(part));

/** Whether a message says that someone or something turned the request down, and nothing else. */
export const saysNo = (message: string): boolean => bare.test(message) || bareElsewhere.test(message);

const kinds: readonly (readonly [RefusalKind, RegExp])[] = [
  [
    'no-funds',
    /insufficient (?:\w+ )?(?:funds|balance)|(?:not|don.t have) enough (?:funds|balance|gas|native|eth\b)|exceeds (?:the )?(?:account.s )?(?:account )?balance|exceeds allowance \(0\)|(?:fondos|saldo) insuficient|недостаточно (?:средств|баланс)|yetersiz bakiye|không đủ (?:số dư|tiền)|余额不足|餘額不足|残高(?:が)?不足|잔액(?:이)? 부족|ยอดเงินไม่(?:เพียง)?พอ/i,
  ],
  [
    'chain-missing',
    /unrecogni[sz]ed chain|unknown (?:chain|network)|(?:chain|network)\b.{0,40}\bnot (?:been )?(?:added|found|configured|supported)|adding the chain/i,
  ],
  [
    'disconnected',
    /disconnected|not connected|connection (?:was )?(?:lost|closed)|context invalidated|receiving end|failed to fetch|network error|session (?:not found|topic)|no matching (?:key|session)/i,
  ],
  [
    'unsupported',
    /not supported|unsupported|does ?n.t support|does not (?:support|exist)|not implemented|method not found/i,
  ],
  [
    'no-account',
    /\blocked|\bunlock|unauthori[sz]ed|not (?:been )?authori[sz]ed|at least one account|no accounts?\b/i,
  ],
  ['silent', /time(?:d)? ?-?out|(?:request|session|proposal) (?:has )?expired|no response/i],
];

/** What a message means by its words; undefined where it is in none of them. */
export const kindOfWords = (message: string): RefusalKind | undefined =>
  revert.test(message) ? undefined : kinds.find(([, words]) => words.test(message))?.[0];

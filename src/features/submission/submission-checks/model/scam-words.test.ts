import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { findScamWords, type ScamKind } from './scam-words.ts';

/** What scams say, and what an honest project says of the same things. */
interface Said extends Record<ScamKind, string> {
  /** A promise that denies its risk. */
  riskless: string;
  honest: readonly string[];
}

const said: Readonly<Record<Locale, Said>> = {
  en: {
    secret: 'Enter your 12-word seed phrase to validate your wallet.',
    airdrop: 'Connect and claim your airdrop now!',
    promise: 'Double your BTC in 24 hours.',
    riskless: 'Double your BTC with no risk, and don’t miss it.',
    honest: [
      'We never ask you to enter your seed phrase.',
      'Claim your rewards at the end of each epoch.',
      'Sends tokens to many accounts, for an airdrop or a payroll.',
      'Double-check your deposit; profits are not guaranteed.',
      'A type of mnemonic that guardians can restore.',
    ],
  },
  fil: {
    secret: 'Ilagay ang iyong seed phrase para ma-verify ang wallet.',
    airdrop: 'Kunin ang airdrop mo ngayon.',
    promise: 'Doblehin ang iyong pera sa loob ng isang araw.',
    riskless: 'Doblehin ang pera mo nang walang risk.',
    honest: ['Huwag i-import ang seed phrase mo sa ibang site.', 'Kunin ang rewards mo araw-araw.'],
  },
  zh: {
    secret: '请输入您的助记词以验证钱包。',
    airdrop: '连接钱包，立即领取空投。',
    promise: '存入代币，24小时内资金翻倍。',
    riskless: '没有风险，资金翻倍。',
    honest: [
      '我们绝不会要求您输入助记词。',
      '每日领取质押奖励。',
      '向多个地址批量空投代币。',
      '私钥不离开设备，输入密码即可解锁。',
      '我们持续加大私钥安全的投入力度。',
    ],
  },
  'zh-tw': {
    secret: '請輸入您的助記詞以驗證錢包。',
    airdrop: '連接錢包，立即領取空投。',
    promise: '存入代幣，24小時內資金翻倍。',
    riskless: '沒有任何風險資金翻倍。',
    honest: [
      '絕不提交助記詞給任何人。',
      '每日領取質押獎勵。',
      '持有者可獲得空投。',
      '我們從不提出關於助記詞的要求。',
    ],
  },
  ja: {
    secret: 'ウォレットを確認するため、シードフレーズを入力してください。',
    airdrop: '今すぐエアドロップを受け取りましょう。',
    promise: '24時間で資金を２倍にします。',
    riskless: 'リスクはありません、資金を2倍にします。',
    honest: ['シードフレーズを入力する必要はありません。', '報酬を毎日受け取れます。'],
  },
  ko: {
    secret: '지갑 인증을 위해 복구 구문을 입력하세요.',
    airdrop: '지금 에어드롭을 받으세요!',
    promise: '예치금을 두 배로 돌려드립니다.',
    riskless: '위험 없이 원금 보장.',
    honest: [
      '복구 구문을 입력하지 마세요.',
      '개인 키워드를 입력하세요.',
      '스테이킹 보상을 받으세요.',
      '원금 보장 상품이 아닙니다.',
    ],
  },
  ru: {
    secret: 'Введите сид-фразу, чтобы подтвердить кошелёк.',
    airdrop: 'Получите аирдроп прямо сейчас.',
    promise: 'Удвоим ваш депозит за сутки.',
    riskless: 'Удвоим ваш депозит без всякого риска.',
    honest: ['Никогда не вводите сид-фразу на сайтах.', 'Получите награды за стейкинг.'],
  },
  es: {
    secret: 'Ingresa tu frase de recuperacion para validar la billetera.',
    airdrop: 'Reclama tu airdrop ahora.',
    promise: 'Duplica tu dinero en 24 horas.',
    riskless: 'Duplica tu dinero sin ningún riesgo.',
    honest: [
      'Nunca ingreses ni envíes tu frase de recuperación.',
      'Reclama tus recompensas cada día.',
      'No envíe a nadie su frase de recuperación, ni la digite.',
    ],
  },
  pt: {
    secret: 'Insira sua frase de recuperação no campo abaixo.',
    airdrop: 'Resgate seu airdrop agora.',
    promise: 'Dobre seu dinheiro em 24 horas.',
    riskless: 'Dobre seu dinheiro sem risco.',
    honest: ['Nunca digite sua frase de recuperação em sites.', 'Resgate suas recompensas todo dia.'],
  },
  hi: {
    secret: 'वॉलेट सत्यापित करने के लिए अपना रिकवरी फ़्रेज़ दर्ज करें।',
    airdrop: 'अभी अपना एयरड्रॉप क्लेम करें।',
    promise: '24 घंटे में अपना पैसा दोगुना करें।',
    riskless: 'बिना किसी जोखिम के अपना पैसा दोगुना करें।',
    honest: ['अपना रिकवरी फ़्रेज़ कभी दर्ज न करें।', 'हर दिन अपना इनाम क्लेम करें।'],
  },
  vi: {
    secret: 'Nhập cụm từ khôi phục để xác minh ví.',
    airdrop: 'Nhận airdrop ngay hôm nay.',
    promise: 'Nhân đôi số tiền của bạn trong 24 giờ.',
    riskless: 'Nhân đôi số tiền của bạn, không có rủi ro.',
    honest: ['Không bao giờ nhập cụm từ khôi phục trên trang web.', 'Nhận phần thưởng mỗi ngày.'],
  },
  th: {
    secret: 'กรอกวลีกู้คืนของคุณเพื่อยืนยันกระเป๋า',
    airdrop: 'กดรับแอร์ดรอปได้เลยวันนี้',
    promise: 'ฝากเหรียญแล้วรับเงินคืนสองเท่า',
    riskless: 'เงินเป็นสองเท่าอย่างรวดเร็ว ไม่มีความเสี่ยง',
    honest: ['อย่ากรอกวลีกู้คืนบนเว็บไซต์', 'กดรับรางวัลได้ทุกวัน'],
  },
};

const kinds = ['secret', 'airdrop', 'promise'] as const;
const kindsIn = (text: string) => findScamWords(text).map(({ kind }) => kind);
const scams = Object.values(said).flatMap((words) => kinds.map((kind) => words[kind]));
const honest = Object.values(said).flatMap((words) => words.honest);

describe.each(Object.entries(said))('in the language %s', (_, words) => {
  it.each(kinds)('a scam is found by its %s', (kind) => {
    expect(kindsIn(words[kind])).toEqual([kind]);
  });

  it('a denied risk is no warning', () => {
    expect(kindsIn(words.riskless)).toEqual(['promise']);
  });

  it.each(words.honest)('an honest text is not: %s', (text) => {
    expect(findScamWords(text)).toEqual([]);
  });
});

it('names the words that it found', () => {
  expect(findScamWords(said.en.secret)).toEqual([{ kind: 'secret', words: 'enter … seed phrase' }]);
  expect(findScamWords('Seed phrase 를 입력하세요')).toEqual([
    { kind: 'secret', words: '입력하 … seed phrase' },
  ]);
});

it('is not misled by case, accents, width or marks between words', () => {
  expect(kindsIn('ENTER your “Seed-Phrase”')).toEqual(['secret']);
  expect(kindsIn('Ｅｎｔｅｒ ｙｏｕｒ ｓｅｅｄ ｐｈｒａｓｅ')).toEqual(['secret']);
  expect(kindsIn('Insira a chave\u00a0privada')).toEqual(['secret']);
});

it('a warning answers for its own sentence only', () => {
  expect(kindsIn('This is no joke. Enter your seed phrase.')).toEqual(['secret']);
  expect(kindsIn('Never fear: enter your seed phrase.')).toEqual(['secret']);
});

/** Any number of sentences, with other text between them. */
const between = fc.string({
  unit: fc.constantFrom('a', 'swap', '0', ' ', ',', '(', '-', 'é', '兌', 'ß'),
  maxLength: 40,
});
const textOf = (sentences: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...sentences), between), { maxLength: 8 })
    .map((parts) => parts.map(([sentence, other]) => `${sentence}\n${other}\n`).join(''));

test('honest sentences stay honest, however many there are and whatever is between them', () => {
  fc.assert(
    fc.property(textOf(honest), (text) => {
      expect(findScamWords(text)).toEqual([]);
    }),
  );
});

test('a text says what its sentences say, so reading it takes time in proportion to its length', () => {
  fc.assert(
    fc.property(textOf([...honest, ...scams]), textOf(scams), (one, other) => {
      const parts = new Set([...kindsIn(one), ...kindsIn(other)]);
      expect(new Set(kindsIn(`${one}\n${other}`))).toEqual(parts);
    }),
  );
});

test.each([
  ['one sentence that only begins to ask', 'enter your seed '],
  ['a sentence that asks again and again', 'enter your seed phrase '],
  ['one word without an end', 'x'],
  ['characters without spaces', '助记'],
  ['marks without a letter', '\u0301'],
  ['sentences without words', '. '],
])('reads a text made to be slow in linear time: %s', (_, part) => {
  const text = part.repeat(20_000 / part.length);
  expect(kindsIn(text)).toEqual(part.includes('phrase') ? ['secret'] : []);
});

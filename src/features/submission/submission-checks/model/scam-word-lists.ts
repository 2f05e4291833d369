import type { Locale } from '#i18n/locales.ts';

/** What gives the text of a scam away in one language; compared without case and accents. Forms that the language inflects are lines of their own. */
interface ScamWords {
  /** Asks to type or send what it names: beside the name of a recovery phrase or key. */
  entering: readonly string[];
  /** Asks to take something: beside the name of a gift. */
  claiming: readonly string[];
  gifts: readonly string[];
  /** Promises of doubled money and of certain profit. */
  promises: readonly string[];
  /** A sentence with one of these warns of it or denies it. */
  cautions: readonly string[];
  /** Have the words of a caution and are none: scams deny risks and costs too, and ask to miss nothing. */
  falseCautions: readonly string[];
}

const list = (words: string): readonly string[] => words.split(', ');

/** Each beginning with each end. */
const each = (beginnings: readonly string[], ends: readonly string[]) =>
  beginnings.flatMap((beginning) => ends.map((end) => `${beginning} ${end}`));

const english: ScamWords = {
  entering: list(
    'enter, entering, submit, submitting, import, importing, paste, pasting, synchronize your, sync your, validate your, verify your, confirm your, type your, type in, fill in, input your, insert your, provide your, provide us, send us',
  ),
  claiming: list('claim, claim your, get your free, receive your free, receive free, get free'),
  gifts: list(
    'airdrop, airdrops, giveaway, giveaways, free tokens, free coins, free crypto, free nft, free nfts',
  ),
  promises: [
    ...each(
      list('double your, doubles your, doubling your, triple your'),
      list('money, crypto, bitcoin, btc, eth, usdt, coins, tokens, deposit, investment, funds'),
    ),
    ...each(list('guaranteed, risk free'), list('profit, profits, return, returns')),
    ...list('get back double, get double back, send back double, receive twice the amount'),
  ],
  cautions: list(
    "not, never, no, nobody, none, neither, nor, without, cannot, avoid, beware, don't, doesn't, won't, can't, isn't, aren't, wouldn't, shouldn't, instead of, rather than, warns, warn, detects, blocks, phishing, scam, scams, fake",
  ),
  falseCautions: [
    ...each(
      list('no, without, without any'),
      list('risk, risks, loss, losses, fee, fees, gas, cost, costs, limits, kyc, registration, verification'),
    ),
    ...list("don't miss, do not miss, not miss, never miss"),
  ],
};

const filipino: ScamWords = {
  entering: list('ilagay, i-type, i-enter, i-paste, i-import, i-submit, isumite, ipadala, mag-enter'),
  claiming: list('kunin, i-claim, mag-claim, makuha, tanggapin'),
  gifts: list('libreng token, libreng tokens, libreng crypto'),
  promises: [
    ...each(list('doblehin ang, dodoblehin ang'), list('pera, iyong pera, pera mo, puhunan, crypto mo')),
    ...list('garantisadong kita, siguradong kita, garantisadong tubo'),
  ],
  cautions: list('hindi, huwag, wala, walang, bawal, mag-ingat'),
  falseCautions: [
    ...each(['walang'], list('risk, risko, panganib, talo, lugi, bayad, fee, gas, kyc')),
    ...list('huwag palampasin, huwag palagpasin'),
  ],
};

/** English verbs are also words of sentences in other languages: what denies or warns there. Filipino mixes the two in any sentence. */
const mixedCautions = [
  ...english.cautions,
  ...filipino.cautions,
  ...list('nunca, jamás, sin, não, sem, jamais, không, đừng, никогда'),
];

const mixedFalseCautions = [...english.falseCautions, ...filipino.falseCautions];

/** Verbs that both ways of writing share are found by the list of either. */
const chineseCautions = [
  ...list(
    '不要, 不会, 不需, 不用, 不得, 不应, 不向, 不索, 不能, 不必, 不在, 不保证, 绝不, 从不, 切勿, 请勿, 勿, 无需, 无须, 没有, 禁止, 谨防, 骗子, 骗取, 钓鱼, 诈骗',
  ),
  ...list('不會, 不應, 不保證, 絕不, 從不, 請勿, 無需, 無須, 沒有, 謹防, 騙子, 騙取, 釣魚, 詐騙'),
];
const chineseFalseCautions = list(
  '没有风险, 没有任何风险, 没有手续费, 不会亏, 不要错过, 不能错过, 沒有風險, 沒有任何風險, 沒有手續費, 不會虧, 不要錯過, 不能錯過',
);

/** What the texts of scams say, by language. A word of one language is looked for in texts of every language. */
export const scamWordLists: Readonly<Record<Locale, ScamWords>> = {
  en: { ...english, cautions: mixedCautions, falseCautions: mixedFalseCautions },
  fil: { ...filipino, cautions: mixedCautions, falseCautions: mixedFalseCautions },
  zh: {
    entering: list('输入, 填写, 提交, 导入, 粘贴'),
    claiming: list('领取, 领空投, 免费领'),
    gifts: list('空投, 免费代币, 免费币'),
    promises: list('资金翻倍, 本金翻倍, 存款翻倍, 投资翻倍, 双倍返还, 加倍返还, 稳赚不赔, 保证盈利'),
    cautions: chineseCautions,
    falseCautions: chineseFalseCautions,
  },
  'zh-tw': {
    entering: list('輸入, 填寫, 提交, 匯入, 貼上'),
    claiming: list('領取, 領空投, 免費領'),
    gifts: list('免費代幣, 免費幣'),
    promises: list('資金翻倍, 本金翻倍, 存款翻倍, 投資翻倍, 雙倍返還, 加倍返還, 穩賺不賠, 保證獲利'),
    cautions: chineseCautions,
    falseCautions: chineseFalseCautions,
  },
  // With kana where Chinese has the same characters for something else.
  ja: {
    entering: list(
      '入力し, 入力す, 入力くだ, 入力下さ, 入力いた, 入力頂, 送信して, 貼り付け, インポート, 提出し, 提出す',
    ),
    claiming: list('受け取, 請求し, 請求す, 請求で, 獲得し, 獲得す, 獲得で, もらえ, もらお'),
    gifts: list('エアドロップ, 無料トークン, 無料配布'),
    promises: list(
      '資金を2倍, 資金が2倍, 2倍にして返, 倍にして返, 元本保証, 必ず儲かる, 利益を保証, 利益保証',
    ),
    cautions: list('ない, ません, なく, せず, 禁止, 決して, 不要, フィッシング, 詐欺'),
    falseCautions: list(
      'リスクなく, リスクはない, リスクがない, リスクはありません, リスクはございません, 損はない, 損をしない, 損はありません, 手数料不要, 登録不要, まもなく, 間もなく, 少なく, 少ない, 逃さない, 逃しなく',
    ),
  },
  ko: {
    entering: list('입력하, 입력해, 제출하, 붙여넣, 가져오세요'),
    claiming: list('받으세요, 받아가, 받기, 수령, 클레임, 청구'),
    gifts: list('에어드롭, 에어드랍, 무료 토큰, 무료 코인'),
    promises: list('두 배로 돌려, 2배로 돌려, 자금을 두 배, 자금을 2배, 원금 보장, 수익 보장, 수익을 보장'),
    cautions: list('않, 마세요, 마십시오, 하지 말, 없, 아니, 아닙, 절대, 금지, 피싱, 사기, 불필요'),
    falseCautions: list(
      '위험 없, 위험이 없, 위험은 없, 리스크 없, 리스크가 없, 손실 없, 손실이 없, 수수료 없, 수수료가 없, 제한 없, 인증 없, 놓치지 마세요, 놓치지 마십시오, 놓치지 않',
    ),
  },
  ru: {
    entering: list(
      'введите, введи, ввести, вводите, вставьте, вставить, импортируйте, отправьте, отправить, укажите, подтвердите',
    ),
    claiming: list('получите, получи, получить, заберите, забери, забрать, клейм'),
    gifts: list(
      'аирдроп, аирдропа, эйрдроп, эйрдропа, раздача, раздачу, бесплатные токены, бесплатные монеты',
    ),
    promises: [
      ...each(
        list('удвойте, удвоим, удвой'),
        list('деньги, свои деньги, ваши деньги, свой депозит, ваш депозит, свои биткоины, ваши биткоины'),
      ),
      ...list('удвоение депозита, гарантированная прибыль, гарантированную прибыль, гарантированный доход'),
    ],
    cautions: list('не, нет, никогда, без, ни, нельзя, мошенники, мошенников, фишинг, фишинга'),
    falseCautions: [
      ...each(
        list('без, без всякого, без всяких'),
        list('риска, рисков, потерь, комиссии, комиссий, вложений, ограничений, верификации, регистрации'),
      ),
      ...list('нет риска, нет рисков, не упустите, не упусти, не пропустите, не пропусти'),
    ],
  },
  es: {
    entering: list(
      'ingresa, ingrese, ingresar, introduce tu, introduce su, introduzca, introducir, escribe tu, escribe tus, escriba su, escriba sus, pega tu, pegue su, importa tu, importe su, envía tu, envíe su',
    ),
    claiming: list('reclama, reclame, reclamar, obtén, recibe, reciba'),
    gifts: list('tokens gratis, criptomonedas gratis, monedas gratis, sorteo'),
    promises: [
      ...each(
        list('duplica tu, duplica tus, duplique su, duplique sus, duplicamos tu, duplicamos tus'),
        list('dinero, depósito, inversión, bitcoin, btc, eth, criptomonedas, monedas, tokens, fondos'),
      ),
      ...list(
        'ganancia garantizada, ganancias garantizadas, rentabilidad garantizada, beneficios garantizados',
      ),
    ],
    cautions: list('no, nunca, jamás, sin, ni, ningún, ninguna, nadie, evita, estafa, estafas, phishing'),
    falseCautions: [
      ...each(
        list('sin, sin ningún, sin ninguna'),
        list(
          'riesgo, riesgos, pérdidas, comisión, comisiones, costo, costos, coste, gas, límites, kyc, registro',
        ),
      ),
      ...list(
        'no te pierdas, no te lo pierdas, no se pierda, no se lo pierda, no dejes pasar, no deje pasar',
      ),
    ],
  },
  pt: {
    // With what follows where Spanish has the same verb: it warns with words of its own.
    entering: [
      ...list('insira, inserir, introduza'),
      ...each(
        list('digite, digitar, informe, cole, importe, envie'),
        list(
          'sua, suas, seu, seus, a sua, as suas, o seu, os seus, a frase, a chave, as chaves, as palavras, as 12, as 24',
        ),
      ),
    ],
    claiming: list('resgate, resgatar, reivindique, reivindicar, receba, ganhe'),
    gifts: list('tokens grátis, criptomoedas grátis, moedas grátis, sorteio'),
    promises: [
      ...each(
        list('dobre seu, dobre seus, dobre sua, dobre suas, duplique seu, duplique seus, duplique suas'),
        list('dinheiro, depósito, investimento, bitcoin, btc, eth, criptomoedas, moedas, tokens, fundos'),
      ),
      ...list('lucro garantido, lucros garantidos, retorno garantido, ganhos garantidos'),
    ],
    cautions: list('não, nunca, jamais, sem, nem, nenhum, nenhuma, ninguém, evite, golpe, golpes, phishing'),
    falseCautions: [
      ...each(
        list('sem, sem nenhum, sem nenhuma'),
        list('risco, riscos, perdas, taxa, taxas, custo, custos, gas, gás, limites, kyc, cadastro'),
      ),
      ...list('não perca, não deixe passar'),
    ],
  },
  hi: {
    entering: list('दर्ज करें, डालें, डालिए, भरें, टाइप करें, पेस्ट करें, भेजें, इंपोर्ट करें'),
    claiming: list('क्लेम, दावा, पाएं, पाएँ, प्राप्त करें'),
    gifts: list('एयरड्रॉप, मुफ़्त टोकन, मुफ़्त सिक्के'),
    promises: [
      ...each(list('पैसा, पैसे, निवेश'), list('दोगुना, दोगुने, डबल')),
      ...list('रकम दोगुनी, राशि दोगुनी, गारंटीड मुनाफ़ा, गारंटीड रिटर्न'),
    ],
    cautions: list('न, ना, नहीं, मत, कभी, बिना, धोखाधड़ी, फ़िशिंग'),
    falseCautions: [
      ...each(list('बिना, बिना किसी'), list('जोखिम, रिस्क, नुकसान, शुल्क, फ़ीस, केवाईसी')),
      ...list('कभी भी, मौका न चूकें, मौका न गँवाएँ'),
    ],
  },
  vi: {
    entering: [
      ...each(list('nhập, dán, gửi, điền'), list('cụm, khóa, seed, mnemonic, private, 12, 24')),
      ...list('hãy nhập, vui lòng nhập'),
    ],
    claiming: list('nhận airdrop, nhận ngay, nhận token, nhận miễn phí'),
    gifts: list('token miễn phí, tiền miễn phí, coin miễn phí'),
    promises: [
      ...each(['nhân đôi'], list('tiền, số tiền, khoản đầu tư, vốn, số vốn, bitcoin, tiền gửi')),
      ...list('lợi nhuận đảm bảo, đảm bảo lợi nhuận, cam kết lợi nhuận, bao lãi'),
    ],
    cautions: list('không, đừng, chớ, chưa, chẳng, lừa đảo, giả mạo'),
    falseCautions: list(
      'không rủi ro, không có rủi ro, không lỗ, không phí, không mất phí, không tốn phí, không giới hạn, không cần kyc, đừng bỏ lỡ, đừng bỏ qua, chớ bỏ lỡ',
    ),
  },
  th: {
    entering: list('กรอก, ป้อน, พิมพ์, นำเข้า, ใส่วลี, ส่งวลี, วางวลี, ใส่คีย์, ส่งคีย์'),
    claiming: list('กดรับ, รับแอร์ดรอป, เคลม, รับโทเคนฟรี, รับโทเค็นฟรี, รับฟรี'),
    gifts: list('แอร์ดรอป, โทเคนฟรี, โทเค็นฟรี, เหรียญฟรี'),
    promises: list('เงินเป็นสองเท่า, เงินคืนสองเท่า, เงินของคุณเป็นสองเท่า, กำไรแน่นอน, การันตีกำไร, รับประกันกำไร'),
    cautions: list('ไม่, อย่า, ห้าม, ไร้, หลอกลวง, ฟิชชิง'),
    // The last one is a word of its own: how something is done.
    falseCautions: list(
      'ไม่มีความเสี่ยง, ไร้ความเสี่ยง, ไม่เสี่ยง, ไม่ขาดทุน, ไม่มีค่าธรรมเนียม, ไม่มีค่าใช้จ่าย, อย่าพลาด, ไม่พลาด, อย่าง',
    ),
  },
};

import type { BrandSentences } from '#features/core/brand/model/brand-sentences.ts';

const donationRequirement = {
  html: true,
  text: {
    en: 'The listing donation is made in <b data-mark="info">TPT</b> on BSC. Donations in other tokens are not accepted. <a data-mark="link">Get TPT</a>',
    zh: '上架捐赠只能在 BSC 上以 <b data-mark="info">TPT</b> 支付，不接受其他代币。<a data-mark="link">获取 TPT</a>',
    'zh-tw':
      '上架捐款只能在 BSC 上以 <b data-mark="info">TPT</b> 支付，不接受其他代幣。<a data-mark="link">取得 TPT</a>',
    ko: '등록 기부는 BSC 네트워크의 <b data-mark="info">TPT</b>로만 받습니다. 다른 토큰으로 한 기부는 받지 않습니다. <a data-mark="link">TPT 구하기</a>',
    ru: 'Взнос за листинг принимается в <b data-mark="info">TPT</b> в сети BSC. Взносы в других токенах не принимаются. <a data-mark="link">Получить TPT</a>',
    es: 'La donación de listado se hace en <b data-mark="info">TPT</b> en BSC. No se aceptan donaciones en otros tokens. <a data-mark="link">Obtener TPT</a>',
    hi: 'लिस्टिंग डोनेशन BSC पर <b data-mark="info">TPT</b> में ही होता है। दूसरे टोकन में डोनेशन स्वीकार नहीं होते। <a data-mark="link">TPT लें</a>',
    fil: '<b data-mark="info">TPT</b> sa BSC ang ibinabayad na donasyon sa listing. Hindi tinatanggap ang donasyon sa ibang token. <a data-mark="link">Kumuha ng TPT</a>',
    pt: 'A doação para listagem é feita em <b data-mark="info">TPT</b> na BSC. Doações em outros tokens não são aceitas. <a data-mark="link">Obter TPT</a>',
    ja: '掲載のための寄付は、BSC上の<b data-mark="info">TPT</b>で行います。ほかのトークンでの寄付は受け付けていません。<a data-mark="link">TPTを入手</a>',
    vi: 'Khoản đóng góp niêm yết phải trả bằng <b data-mark="info">TPT</b> trên BSC. Không nhận khoản đóng góp bằng token khác. <a data-mark="link">Mua TPT</a>',
    th: 'เงินบริจาคเพื่อลิสต์ต้องจ่ายเป็น <b data-mark="info">TPT</b> บน BSC ไม่รับเงินบริจาคเป็นโทเคนอื่น <a data-mark="link">ดูวิธีซื้อ TPT</a>',
  },
};

/** The brand's own sentences, by language. Validated at every start, like brand.ts. */
export const sentences: BrandSentences = {
  regionalNotice: {
    en: 'In mainland China, some features of the wallet are limited by regulation.',
    zh: '因监管要求，钱包的部分功能在中国大陆受到限制。',
    'zh-tw': '因法規要求，錢包的部分功能在中國大陸受到限制。',
    ko: '중국 본토에서는 규제에 따라 지갑의 일부 기능이 제한됩니다.',
    ru: 'В материковом Китае часть функций кошелька ограничена требованиями регуляторов.',
    es: 'En China continental, algunas funciones de la billetera están limitadas por la normativa.',
    hi: 'मेनलैंड चीन में नियमों के कारण वॉलेट के कुछ फ़ीचर सीमित हैं।',
    fil: 'Sa mainland China, nililimitahan ng regulasyon ang ilang feature ng wallet.',
    pt: 'Na China continental, alguns recursos da carteira são limitados pela regulamentação.',
    ja: '中国本土では、規制によりウォレットの一部の機能が制限されています。',
    vi: 'Tại Trung Quốc đại lục, một số tính năng của ví bị hạn chế theo quy định.',
    th: 'ในจีนแผ่นดินใหญ่ ฟีเจอร์บางส่วนของวอลเล็ตถูกจำกัดตามกฎระเบียบ',
  },
  requirements: {
    dapp: [donationRequirement],
    token: [donationRequirement],
    nft: [donationRequirement],
  },
};

/**
 * Names that people type for a network in addition to its title and ticker: in Chinese, Korean, Japanese and
 * Russian, of its company or coin, and former names. By ticker, in capitals.
 */
const names: Readonly<Record<string, string>> = {
  ARB: 'Arbitrum',
  ATOM: 'Cosmos 宇宙 阿童木 코스모스 コスモス Космос',
  AVAX: 'Avalanche 雪崩 아발란체 アバランチ Аваланч',
  BSC: 'BNB Binance 币安 幣安 币安智能链 幣安智能鏈 바이낸스 バイナンス Бинанс',
  BTC: 'Bitcoin 比特币 比特幣 비트코인 ビットコイン Биткоин Биткойн',
  BTTC: 'BitTorrent 比特流',
  CFX: 'Conflux 树图 樹圖',
  DOGE: 'Dogecoin 狗狗币 狗狗幣 도지코인 ドージコイン Доги',
  DOT: 'Polkadot 波卡 폴카닷 ポルカドット Полкадот',
  EOS: 'Vaulta 柚子 이오스 イオス',
  ETC: 'Ethereum Classic 以太经典 以太經典',
  ETH: 'Ethereum Ether 以太坊 乙太坊 以太币 이더리움 イーサリアム Эфириум Эфир',
  FTM: 'Fantom Sonic 幻影',
  GLMR: 'Moonbeam 月光',
  GNOSIS: 'xDai',
  GT: 'Gate 芝麻',
  HECO: 'Huobi 火币 火幣',
  KCC: 'KuCoin 库币 庫幣',
  KLAY: 'Kaia Klaytn 클레이튼 카이아',
  KSM: 'Kusama 草间弥生 쿠사마 クサマ',
  MATIC: 'Polygon POL 马蹄 馬蹄 多边形 폴리곤 ポリゴン Полигон',
  OKTC: 'OKX OKEx OKT 欧易 歐易',
  ONE: 'Harmony 和谐 和諧',
  OP: 'Optimism 乐观 樂觀 옵티미즘',
  SOL: 'Solana 索拉纳 索拉納 솔라나 ソラナ Солана',
  SUI: '수이',
  TON: 'Toncoin Telegram The Open Network 电报 톤코인',
  TRX: 'TRON 波场 波場 트론 トロン Трон',
  'X LAYER': 'OKX OKB 欧易 歐易',
};

interface NamedNetwork {
  title: string;
  short: string;
}

/** Title and ticker, once where they are the same. */
export function chainLabel({ title, short }: NamedNetwork): string {
  return title.toLowerCase() === short.toLowerCase() ? title : `${title} · ${short}`;
}

/** All search terms of a network, separated by spaces. */
export function chainKeywords({ title, short }: NamedNetwork): string {
  const ticker = short.toUpperCase();
  const others = Object.hasOwn(names, ticker) ? (names[ticker] ?? '') : '';
  return `${short} ${title} ${others}`.trim();
}

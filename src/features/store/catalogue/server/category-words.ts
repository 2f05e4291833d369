import { storeCategory } from '../model/store-category.ts';

/**
 * Words for which people search a category's DApps, in addition to its titles, in the languages of the site. A word is here only if it means
 * this category and no other, also in its parts: scripts without spaces are found by pairs of characters.
 */
export const categoryWords: Readonly<Partial<Record<number, string>>> = {
  [storeCategory.dex]:
    'swap exchange 兑换 闪兑 换币 스왑 교환 거래소 スワップ 交換 取引所 hoán đổi แลกเปลี่ยน สวอป स्वैप अदला-बदली обмен своп биржа ' +
    'intercambio troca palitan',
  [storeCategory.lending]:
    'borrow loan 借款 贷款 借币 대출 貸付 借入 ローン vay สินเชื่อ उधार ऋण заём займ кредит préstamo empréstimo pautang utang',
  [storeCategory.bridge]:
    'bridge cross-chain 跨链 브릿지 브리지 크로스체인 ブリッジ クロスチェーン cầu nối สะพาน บริดจ์ ข้ามเชน ब्रिज पुल мост puente ponte tulay',
  [storeCategory.derivatives]:
    'perpetuals futures leverage 合约 永续 期货 杠杆 선물 파생상품 先物 デリバティブ phái sinh ฟิวเจอร์ส อนุพันธ์ वायदा डेरिवेटिव фьючерсы ' +
    'деривативы futuros derivados derivativos',
  [storeCategory.games]: 'gaming gamefi 链游 게임 ゲーム trò chơi เกม गेम खेल игры juegos jogos laro',
  [storeCategory.payments]:
    '支付 付款 결제 決済 支払い thanh toán ชำระเงิน भुगतान платежи оплата pagos pagamentos bayad',
  [storeCategory.dao]:
    'governance voting 治理 投票 거버넌스 투표 ガバナンス quản trị โหวต मतदान голосование gobernanza votación governança votação',
  [storeCategory.onRamp]: 'fiat 买币 法币 구매 購入 खरीदें купить comprar bumili',
};

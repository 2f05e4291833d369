import type { ShippedTexts } from './shipped-texts.ts';

export const zhTw: ShippedTexts = {
  duplicate:
    '{name} 已經在 {wallet} 上架，不能重複上架。如果已上架的內容有誤或不完整，請聯絡 {support}，說明需要修改什麼。',
  'copied-logo-or-name':
    '{name} 的名稱或 Logo 與另一個專案過於相似，使用者可能會混淆。請換用自己的名稱和 Logo 後重新提交。',
  'scam-or-honeypot':
    '我們發現 {name} 有可能讓使用者損失資產的跡象，因此不能上架。如果你能證明並非如此，請在進度頁提出申訴並附上證據。',
  'site-not-working':
    '我們無法使用 {name} 的網站：網站打不開，或主要功能不能用。網站對所有訪客都能正常使用後，可以重新提交。',
  'contract-not-on-mainnet': '我們在主網上找不到 {name} 的合約。合約部署到主網後，請用主網地址重新提交。',
  'not-open-source-or-audited':
    '{name} 會處理使用者的資產，但其合約既未開放原始碼，也未經審計。請在公開並驗證原始碼，或取得獨立機構的審計報告後重新提交。',
  'poor-mobile-experience':
    '我們在手機上試用了 {name}，主要功能無法使用。這些功能在小螢幕上可以使用後，可以重新提交。',
  'not-legal':
    '{name} 提供的服務在其營運地不合法，因此不能上架。如果你持有相應的許可證，請在進度頁提出申訴並附上許可證。',
  'no-other-contact':
    '除了電子郵件，我們沒有找到 {name} 的其他有效聯絡方式。請補充一個有人回覆的聯絡方式（例如 Telegram 或 X）後重新提交。',
  'no-answer':
    '我們就 {name} 向你提問，但沒有收到回覆，因此關閉了編號 {reference} 的提交。能夠回覆時，可以重新提交。',
  'changes-marked': '我們審核了 {name}。上架之前有幾處需要修改，表單中都已標出。不需要再次付款。',
  'changes-site':
    '我們無法開啟 {name} 的網站。請確認網站在各個地區、不需登入都能開啟，然後重新送出表單。不需要再次付款。',
  'changes-logo':
    '{name} 的 Logo 不夠清晰。請上傳清晰的正方形 JPG 或 PNG 圖片（400 × 400 像素），然後重新送出表單。不需要再次付款。',
  'requirements-not-met':
    '感謝你對 {wallet} 的關注。社群大使至少要符合兩項要求，而你的申請所顯示的不足兩項。符合兩項後，可以再次申請。',
  'claims-not-shown': '你申請中的連結不能證實表單裡填寫的內容。請附上能展示你的工作的連結，再次申請。',
  'places-taken': '感謝你申請加入 {wallet}。你的語言、國家或地區目前的大使人數已經足夠。你以後可以再次申請。',
  'interview-missed': '面試沒有進行，因此我們關閉了編號 {reference} 的申請。你有時間通話時，可以再次申請。',
  'interview-result': '感謝你抽空參加面試。我們決定不再繼續你的申請。',
  'application-no-answer':
    '我們就編號 {reference} 的申請聯絡你，但沒有收到回覆，因此關閉了申請。你隨時可以再次申請。',
  'application-changes-marked': '我們看了你的申請。在我們做出決定之前，有幾處需要修改，表單中都已標出。',
};

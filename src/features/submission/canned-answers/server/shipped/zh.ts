import type { ShippedTexts } from './shipped-texts.ts';

export const zh: ShippedTexts = {
  duplicate:
    '{name} 已经在 {wallet} 上架，不能重复上架。如果已上架的内容有误或不完整，请联系 {support}，说明需要修改什么。',
  'copied-logo-or-name':
    '{name} 的名称或 Logo 与另一个项目过于相似，用户可能会混淆。请换用自己的名称和 Logo 后重新提交。',
  'scam-or-honeypot':
    '我们发现有迹象表明 {name} 可能让用户损失资产，因此不能上架。如果你能证明并非如此，请在进度页提出申诉并附上证据。',
  'site-not-working':
    '我们无法使用 {name} 的网站：网站打不开，或者主要功能不能用。网站对所有访客都能正常使用后，可以重新提交。',
  'contract-not-on-mainnet': '我们在主网上找不到 {name} 的合约。合约部署到主网后，请用主网地址重新提交。',
  'not-open-source-or-audited':
    '{name} 会处理用户的资产，但其合约既未开源，也未审计。请在公开并验证源代码，或者取得独立机构的审计报告后重新提交。',
  'poor-mobile-experience':
    '我们在手机上试用了 {name}，主要功能无法使用。这些功能在小屏幕上可以使用后，可以重新提交。',
  'not-legal':
    '{name} 提供的服务在其运营地不合法，因此不能上架。如果你持有相应的许可证，请在进度页提出申诉并附上许可证。',
  'no-other-contact':
    '除邮箱外，我们没有找到 {name} 的其他有效联系方式。请补充一个有人回复的联系方式（例如 Telegram 或 X）后重新提交。',
  'no-answer':
    '我们就 {name} 向你提问，但没有收到答复，因此关闭了编号为 {reference} 的提交。能够答复时，可以重新提交。',
  'changes-marked': '我们审核了 {name}。上架之前有几处需要修改，表单中都已标出。无需再次付款。',
  'changes-site':
    '我们打不开 {name} 的网站。请确认网站在各个地区、无需登录都能打开，然后重新提交表单。无需再次付款。',
  'changes-logo':
    '{name} 的 Logo 不够清晰。请上传清晰的正方形 JPG 或 PNG 图片（400 × 400 像素），然后重新提交表单。无需再次付款。',
  'requirements-not-met':
    '感谢你对 {wallet} 的关注。社区大使至少要满足两项条件，而你的申请中体现的不足两项。满足两项后，可以再次申请。',
  'claims-not-shown': '你申请中的链接不能证实表单里填写的内容。请附上能展示你的工作的链接，再次申请。',
  'places-taken': '感谢你申请加入 {wallet}。目前你的语言、国家或地区的社区大使已经足够。你以后可以再次申请。',
  'interview-missed': '面试没有进行，因此我们关闭了编号为 {reference} 的申请。有时间通话时，你可以再次申请。',
  'interview-result': '感谢你抽时间参加面试。我们决定不再推进你的申请。',
  'application-no-answer':
    '我们就编号为 {reference} 的申请给你发过邮件，但没有收到答复，因此关闭了申请。你随时可以再次申请。',
  'application-changes-marked': '我们看了你的申请。在我们做出决定之前，有几处需要修改，表单中都已标出。',
};

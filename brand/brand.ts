import type { Brand } from '#features/brand/model/brand-schema.ts';
import { resolveBrand } from '#features/brand/model/host-family.ts';
import colors from './colors.json' with { type: 'json' };

/**
 * One team's brand. Another wallet team makes the portal theirs by changing this folder: this file, the sentences and the logo files beside it.
 * It is validated at every start (src/app/validate-brand.ts). The demonstration values cannot take anybody's money:
 * the donation chain is the local development chain, and `npm run serve` refuses these addresses.
 */
const configured: Brand = {
  name: 'Tideport',
  injectedName: 'tideport',
  token: { symbol: 'TPT', name: 'Tideport Token' },
  primaryHost: 'tideport.example',
  hosts: { primary: 'https://tideport.example', alternate: 'https://tideport-alt.example' },
  staticContentOrigin: 'https://help.tideport.example',
  supportEmail: 'support@tideport.example',
  securityEmail: 'security@tideport.example',
  copyrightYear: 2022,
  claims: {
    usersMillions: 30,
    monthlyActiveMillions: 3.5,
    globalUsersMillions: 20,
    countries: 200,
    chains: 100,
    dapps: 100,
    energySavingPercent: 75,
  },
  social: {
    network: 'https://social.tideport.example/tideport',
    chat: {
      zh: 'https://chat.tideport.example/zh',
      ko: 'https://chat.tideport.example/ko',
      en: 'https://chat.tideport.example/en',
    },
    forum: 'https://forum.tideport.example',
    video: 'https://video.tideport.example/tideport',
    community: 'https://community.tideport.example',
    code: 'https://code.tideport.example/tideport',
    blog: 'https://blog.tideport.example',
  },
  links: {
    tools: {
      easyInscription: 'https://inscription.tideport.example',
      tokenSecurity: 'https://security.tideport.example',
      tokenClaim: 'https://claim.tideport.example',
      tokenProfile: 'https://profile.tideport.example',
      nostrBatchSender: 'https://nostr.tideport.example',
      rexStaking: 'https://rex.tideport.example',
    },
    trade: {
      swap: 'https://swap.tideport.example',
      bridge: 'https://bridge.tideport.example',
      buy: 'https://buy.tideport.example',
      market: 'https://market.tideport.example',
    },
    explorers: [
      { name: 'Bitcoin', url: 'https://mempool.space' },
      { name: 'Ethereum', url: 'https://etherscan.io' },
      { name: 'TRON', url: 'https://tronscan.org' },
      { name: 'BNB Smart Chain', url: 'https://bscscan.com' },
    ],
    helpCenter: { en: 'https://help.tideport.example/en', zh: 'https://help.tideport.example/zh' },
    bugBounty: 'https://bounty.tideport.example',
    chainRepository: 'https://code.tideport.example/tideport/chains',
    guides: {
      zh: [
        'https://learn.tideport.example/zh/keys',
        'https://learn.tideport.example/zh/signatures',
        'https://learn.tideport.example/zh/fees',
      ],
      en: [
        'https://learn.tideport.example/en/keys',
        'https://learn.tideport.example/en/signatures',
        'https://learn.tideport.example/en/fees',
      ],
    },
    careers: 'https://careers.tideport.example',
    swagShop: 'https://shop.tideport.example',
    hardwareShop: 'https://devices.tideport.example',
    card: 'https://card.tideport.example',
    regionalNotice: 'https://help.tideport.example/regional-notice',
    sdk: [
      { name: 'JavaScript', url: 'https://code.tideport.example/tideport/sdk-js' },
      { name: 'Android', url: 'https://code.tideport.example/tideport/sdk-android' },
      { name: 'iOS', url: 'https://code.tideport.example/tideport/sdk-ios' },
    ],
  },
  downloads: {
    filesUrl: 'https://files.tideport.example/releases',
    appStore: 'https://apps.tideport.example/ios',
    googlePlay: 'https://apps.tideport.example/android',
    extensionStores: [
      { browser: 'chrome', url: 'https://apps.tideport.example/chrome' },
      { browser: 'edge', url: 'https://apps.tideport.example/edge' },
      { browser: 'brave', url: 'https://apps.tideport.example/brave' },
      { browser: 'firefox', url: 'https://apps.tideport.example/firefox' },
    ],
    systems: {
      android: 'Android 8.0',
      'android-32': 'Android 7.0',
      ios: 'iOS 15.0',
      'desktop-windows': 'Windows 10',
      'desktop-macos': 'macOS 12',
      'desktop-linux': 'Ubuntu 20.04',
    },
  },
  products: {
    hardware: {
      widthMm: 38,
      heightMm: 86,
      depthMm: 8.5,
      weightGrams: 46,
      screen: { widthMm: 29, heightMm: 45 },
      chargingPort: 'USB-C',
      phraseWords: [12, 24],
    },
    card: { nameParts: ['Tide', 'card'], issuer: 'Quayside Payments' },
  },
  donation: {
    networkName: 'BNB Smart Chain',
    networkShort: 'BSC',
    chainId: 31337,
    // The first contract and an ordinary account of the development chain's public test mnemonic.
    tokenContract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    tokenDecimals: 18,
    receivingAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    explorerTransactionUrl: 'https://bscscan.com/tx/{hash}',
    baseAmount: { dapp: 200, token: 100, nft: 100 },
    confirmations: 1,
  },
  publishesReviewTimes: true,
  kit: {
    nameParts: ['Tide', 'port'],
    // The diameter of the basin: 13 of the mark's 32 units.
    clearSpace: 13 / 32,
    smallest: { mark: { px: 16, mm: 4 }, lockup: { px: 96, mm: 25 } },
    colors,
  },
  analytics: { searchEngine: null, webAnalytics: null },
};

/** With the links of the host family that is shown: of the host that was asked, or else of PUBLIC_ORIGIN. */
export const brand = resolveBrand(configured);

import { emptyDappFacts, factColumns } from '#features/store/catalogue/model/dapp-facts.ts';
import { inPublishedOrder } from '#features/store/catalogue/model/dapp.ts';
import type { NftCollection } from '#features/store/catalogue/model/nft-collection.ts';
import type { Token } from '#features/store/catalogue/model/token.ts';
import type { PublishedNewsItem } from '#features/core/news/model/news-item.ts';
import type { StatusReport } from '#features/site/service-status/model/status-report.ts';

/* Examples of the OpenAPI description; made up. */

const icon_url = '/files/6a8f3c2d5b7e9014f6a8f3c2d5b7e9014f6a8f3c2d5b7e9014f6a8f3c2d5b7e9.svg';
const create_time = '2026-03-01T08:00:00.000Z';

export const exampleDapp = inPublishedOrder({
  hid: 7,
  title: 'Harbor Swap',
  desc: 'Exchange tokens from your own wallet.',
  url: 'https://swap.example.org',
  icon_url,
  category_ids: [1],
  chains: [{ hid: 1, ns: 'ethereum', chain_id: '1' }],
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  languages: ['en', 'zh-Hans'],
  ...factColumns(emptyDappFacts),
  hot: 1,
  withheld_links: [],
  create_time,
});

export const exampleToken: Token = {
  hid: 3,
  blockchain_id: 1,
  name: 'Harbor',
  symbol: 'HBR',
  bl_symbol: 'ETH',
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  decimal: 18,
  precision: 4,
  total_supply: '',
  gas: '',
  website: 'https://swap.example.org',
  withheld_links: [],
  description: 'Token of Harbor Swap.',
  icon_url,
  token_protocol: 'ERC20',
  create_time,
  check: { outcome: 'passed', block: 23_456_789, time: create_time },
};

export const exampleNftCollection: NftCollection = {
  hid: 2,
  blockchain_id: 1,
  name: 'Harbor Lights',
  symbol: 'LIGHT',
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  standard: 'ERC721',
  total_supply: '5000',
  website: 'https://lights.example.org',
  withheld_links: [],
  description: 'Five thousand lighthouses, each drawn once.',
  icon_url,
  create_time,
};

export const exampleNews: PublishedNewsItem = {
  id: 12,
  title: 'Version 3.8',
  desc: 'See what leaves your account before you sign.',
  image_url: '/files/6a8f3c2d5b7e9014f6a8f3c2d5b7e9014f6a8f3c2d5b7e9014f6a8f3c2d5b7e9.jpg',
  image_alt: 'A signature request that says what leaves the account.',
  image_width: 1200,
  image_height: 630,
  kind: 'release',
  create_time,
  days: '03-01',
  times: '08:00',
  content: 'The signature request now leads with what leaves your account.',
};

export const exampleStatus: StatusReport = {
  as_of: '2026-03-01T08:00:00.000Z',
  database: 'works',
  unavailable_since: null,
  history_as_of: '2026-03-01T08:00:00.000Z',
  donations_by_hand: false,
  review_hours: { dapp: 20, token: 14, nft: null },
  parts: [
    {
      part: 'portal',
      state: 'works',
      uptime_percent: 99.93,
      days: [{ day: '2026-03-01', state: 'disrupted', samples: 480, slow: 2, disrupted: 1 }],
    },
  ],
  notices: [
    {
      id: 4,
      kind: 'disruption',
      state: 'monitoring',
      subjects: ['mobile'],
      title: 'Balances on one network are late',
      text: 'Transfers are not affected.',
      begin_time: '2026-03-01T07:10:00.000Z',
      planned_end_time: null,
      end_time: null,
      updates: [
        {
          time: '2026-03-01T07:40:00.000Z',
          state: 'monitoring',
          text: 'Balances are current again. We watch them for an hour.',
        },
      ],
    },
  ],
};

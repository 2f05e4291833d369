import { dappFactLabels, dappFactValues } from '#features/store/catalogue/desk/dapp-fact-words.ts';
import {
  dappDesk,
  dappFields,
  type DappDraft,
  type ReferralMode,
  type SubmissionLanguage,
} from '../model/dapp-fields.ts';
import type { ReviewSubmission } from '#features/submission/review/model/review-submission.ts';
import { ChainAddress } from '#features/core/desk-kit/desk/chain-address.tsx';
import type { DeskKind } from '#features/submission/review/desk/desk-kind.ts';
import type { DrawingOf } from '#features/submission/review/desk/drawing.ts';
import { Fact } from '#features/core/desk-kit/desk/facts.tsx';

/** Fields of the DApp form, as the desk calls them. */
const words: Readonly<Record<keyof DappDraft, string>> = {
  language: 'Language',
  networks: 'Networks',
  title: 'Name',
  desc: 'Description',
  url: 'Site',
  icon: 'Logo',
  addresses: 'Contracts',
  has_tokens: 'Has tokens',
  tokens: 'Tokens',
  categories: 'Categories',
  ...dappFactLabels,
  has_audit: 'Audited',
  audit_file: 'Audit report file',
  has_referral: 'Referral program',
  referral_mode: 'Rewards paid out',
  rake_back_account: 'Referral reward account',
  referral_contract: 'Referral contract',
  inviter_must_transact: 'Inviter must transact',
  has_invite_reward: 'Invitation reward',
  invite_account: 'Invitation account',
  email: 'Email',
  others: 'Other contact',
};

/** Facts of a merge that are made of several fields. */
const factWords = { contracts: 'Networks and contracts' };

const languageWords: Record<SubmissionLanguage, string> = {
  en: 'English',
  zh: 'Chinese, simplified',
  zhTW: 'Chinese, traditional',
};

const referralWords: Record<ReferralMode, string> = { automatic: 'Automatically', manual: 'By hand' };

function drawingOf({ categories_known, networks_known }: ReviewSubmission): DrawingOf<typeof dappFields> {
  const titleOf = (key: string) => networks_known[key]?.title ?? key;
  const linkOf = (key: string) => networks_known[key]?.address_link ?? null;
  return {
    draw: {
      categories: (ids) => ids.map((id) => categories_known[id] ?? String(id)).join(', '),
      networks: (networks) => networks.map(titleOf).join(', '),
    },
    rows: {
      addresses: (rows) =>
        rows.map(({ network, addresses }) => (
          <Fact key={network} name={titleOf(network)}>
            {addresses.split(',').map((address) => (
              <ChainAddress key={address} address={address.trim()} addressLink={linkOf(network)} />
            ))}
          </Fact>
        )),
      tokens: (tokens) =>
        tokens.map(({ network, symbol, contract }) => (
          <Fact key={`${network} ${contract}`} name={`Token ${symbol}, ${titleOf(network)}`}>
            <ChainAddress address={contract} addressLink={linkOf(network)} />
          </Fact>
        )),
    },
  };
}

/** DApps at the desk. */
export const dappDeskKind: DeskKind = {
  fields: dappFields,
  groups: dappDesk,
  hasPage: true,
  hasHotList: true,
  words: { ...words, ...factWords },
  choices: { ...dappFactValues, language: languageWords, referral_mode: referralWords },
  drawingOf,
};

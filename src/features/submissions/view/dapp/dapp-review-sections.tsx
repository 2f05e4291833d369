import { useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { splitAddresses } from '../../model/address-form.ts';
import { cleanDappDraft } from '../../model/dapp/dapp-draft.ts';
import { ReviewSection } from '../review/review-section.tsx';
import { dappPayloadOf } from './dapp-payload.ts';
import { languageNames, useDappWords } from './use-dapp-words.ts';
import { useDappFlow } from './use-dapp-flow.ts';

/** The submission as it will be sent: cleaned, with links completed and without what a "no" made void. */
export function DappReviewSections() {
  const { t } = useLingui();
  const { labels, connect, referralMode } = useDappWords(brand.name);
  const { data, draft } = useDappFlow();
  const sent = cleanDappDraft(dappPayloadOf(draft));
  const yesOrNo = (answer: boolean | null) => (answer ? t`Yes` : t`No`);
  const shortOf = (network: string) =>
    data.networks.find((each) => each.network === network)?.short ?? network;
  const titleOf = (hid: number) => data.categories.find((each) => each.hid === hid)?.title ?? String(hid);
  const locale = useLocale();
  const inARow = (names: string[]) => formatList(names, locale);
  const language = sent.language && languageNames[sent.language];

  return (
    <>
      <ReviewSection
        title={t`The project`}
        field="language"
        rows={[
          { label: t`Language`, value: language && <span lang={language.tag}>{language.name}</span> },
          { label: labels.url, value: sent.url },
          { label: labels.networks, value: inARow(sent.networks.map(shortOf)) },
        ]}
      />
      <ReviewSection
        title={t`Contracts`}
        field="addresses"
        rows={[
          ...sent.addresses.map(({ network, addresses }) => ({
            label: sent.addresses.length > 1 ? t`DApp contract, ${shortOf(network)}` : t`DApp contract`,
            value: splitAddresses(addresses).map((address) => <code key={address}>{address}</code>),
          })),
          {
            label: labels.tokens,
            value:
              sent.tokens.length > 0 &&
              sent.tokens.map(({ network, symbol, contract }, row) => {
                const chain = shortOf(network);
                return (
                  <p key={row}>
                    {t`${symbol} on ${chain}`} <code>{contract}</code>
                  </p>
                );
              }),
          },
        ]}
      />
      <ReviewSection
        title={t`Category and connection`}
        field="categories"
        rows={[
          { label: labels.categories, value: inARow(sent.categories.map(titleOf)) },
          { label: t`Connects on`, value: sent.tp_connect && connect[sent.tp_connect] },
        ]}
      />
      <ReviewSection
        title={t`Audit and rewards`}
        field="has_audit"
        rows={[
          {
            label: t({ message: 'Audited', context: 'question with the answer yes or no' }),
            value: yesOrNo(sent.has_audit),
          },
          { label: labels.audit_url, value: sent.audit_url },
          {
            label: t`Audit report`,
            value: sent.has_audit && draft.audit ? draft.audit.name || t`The report is with us` : null,
          },
          { label: t`Pays for invitations`, value: yesOrNo(sent.has_referral) },
          {
            label: labels.referral_mode,
            value: sent.has_referral && sent.referral_mode && referralMode[sent.referral_mode],
          },
          {
            label: labels.rake_back_account,
            value: sent.rake_back_account && <code>{sent.rake_back_account}</code>,
          },
          {
            label: labels.referral_contract,
            value: sent.referral_contract && <code>{sent.referral_contract}</code>,
          },
          {
            label: t({ message: 'Inviter', comment: 'The person who referred the project to us' }),
            value: sent.inviter_must_transact && t`Must transact once first`,
          },
          { label: labels.invite_account, value: sent.invite_account && <code>{sent.invite_account}</code> },
        ]}
      />
      <ReviewSection
        title={t`Contact`}
        field="email"
        rows={[
          { label: labels.email, value: sent.email },
          { label: labels.others, value: sent.others },
        ]}
      />
    </>
  );
}

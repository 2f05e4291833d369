import type { DappSubmission } from '#features/submissions/model/dapp/dapp-submission.ts';
import { ChainAddress } from './chain-address.tsx';
import type { ReviewNetwork, ReviewSubmission } from '../model/review-submission.ts';
import { Fact, FactGroup, FactList } from './facts.tsx';
import { DocumentPages } from './document-pages.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { connectWords } from './merge-words.ts';
import { OuterLink } from './outer-link.tsx';
import { SentContact } from './sent-contact.tsx';

const languageWords: Record<DappSubmission['language'], string> = {
  en: 'English',
  zh: 'Chinese, simplified',
  zhTW: 'Chinese, traditional',
};

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

type Networks = Record<string, ReviewNetwork>;
const titleOf = (networks: Networks, key: string) => networks[key]?.title ?? key;
const linkOf = (networks: Networks, key: string) => networks[key]?.address_link ?? null;

function Contracts({ form, networks }: { form: DappSubmission; networks: Networks }) {
  return (
    <FactGroup title="Contracts">
      <FactList>
        <Fact name="Networks">{form.networks.map((key) => titleOf(networks, key)).join(', ')}</Fact>
        {form.addresses.map(({ network, addresses }) => (
          <Fact key={network} name={titleOf(networks, network)}>
            {addresses.split(',').map((address) => (
              <ChainAddress key={address} address={address.trim()} addressLink={linkOf(networks, network)} />
            ))}
          </Fact>
        ))}
        {form.has_tokens &&
          form.tokens.map(({ network, symbol, contract }) => (
            <Fact key={`${network} ${contract}`} name={`Token ${symbol}, ${titleOf(networks, network)}`}>
              <ChainAddress address={contract} addressLink={linkOf(networks, network)} />
            </Fact>
          ))}
      </FactList>
    </FactGroup>
  );
}

function Audit({ form }: { form: DappSubmission }) {
  return (
    <FactGroup title="Audit">
      <FactList>
        <Fact name="Audited">{yesNo(form.has_audit)}</Fact>
        {form.has_audit && (
          <Fact name="Report link">{form.audit_url && <OuterLink href={form.audit_url} />}</Fact>
        )}
        {form.audit_file && (
          <Fact name="Report file">
            <DocumentPages sha256={form.audit_file} name="the report" />
          </Fact>
        )}
      </FactList>
    </FactGroup>
  );
}

function Rewards({ form }: { form: DappSubmission }) {
  return (
    <FactGroup title="Invitations and rewards">
      <FactList>
        <Fact name="Referral programme">{yesNo(form.has_referral)}</Fact>
        {form.has_referral && (
          <>
            <Fact name="Paid out">{form.referral_mode === 'manual' ? 'By hand' : 'Automatically'}</Fact>
            <Fact name="Inviter must transact">{yesNo(form.inviter_must_transact)}</Fact>
            <Fact name="Referral contract">
              {form.referral_contract && <ChainAddress address={form.referral_contract} addressLink={null} />}
            </Fact>
            <Fact name="Referral reward account">
              {form.rake_back_account && <ChainAddress address={form.rake_back_account} addressLink={null} />}
            </Fact>
          </>
        )}
        <Fact name="Invitation reward">{yesNo(form.has_invite_reward)}</Fact>
        {form.has_invite_reward && (
          <Fact name="Invitation account">
            {form.invite_account && <ChainAddress address={form.invite_account} addressLink={null} />}
          </Fact>
        )}
      </FactList>
    </FactGroup>
  );
}

/** Everything that was sent for a DApp, in the order in which a reviewer looks at it. */
export function SentDapp({ submission }: { submission: ReviewSubmission }) {
  const form = submission.payload as DappSubmission;
  const networks = submission.networks_known;
  return (
    <>
      <FactGroup title="In the store">
        <FactList>
          <Fact name="Logo">{form.icon && <LogoPreview sha256={form.icon} title={form.title} />}</Fact>
          <Fact name="Name">{form.title}</Fact>
          <Fact name="Description">{form.desc}</Fact>
          <Fact name="Language">{languageWords[form.language]}</Fact>
          <Fact name="Site">
            <OuterLink href={form.url} />
          </Fact>
          <Fact name="Categories">
            {form.categories.map((id) => submission.categories_known[id] ?? String(id)).join(', ')}
          </Fact>
          <Fact name="Wallets it connects to">{connectWords[form.tp_connect]}</Fact>
        </FactList>
      </FactGroup>
      <Contracts form={form} networks={networks} />
      <Audit form={form} />
      <Rewards form={form} />
      <SentContact email={form.email} other={form.others} locale={submission.locale} />
    </>
  );
}

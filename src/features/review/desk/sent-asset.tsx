import type { NftSubmission } from '#features/submissions/model/nft/nft-submission.ts';
import type { TokenSubmission } from '#features/submissions/model/token/token-submission.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { ChainAddress } from './chain-address.tsx';
import { Fact, FactGroup, FactList } from './facts.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { OuterLink } from './outer-link.tsx';
import { SentContact } from './sent-contact.tsx';

/** Digits in groups of three, so that a missing zero is seen. */
const grouped = (digits: string) =>
  digits.replace(/^\d+/, (whole) => {
    const first = whole.length % 3;
    return [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(',');
  });

function Contract({ submission, form }: { submission: ReviewSubmission; form: NftSubmission }) {
  const network = submission.networks_known[form.network];
  const addressLink = network?.address_link ?? null;
  return (
    <FactGroup title="Contract">
      <FactList>
        <Fact name="Network">{network?.title ?? form.network}</Fact>
        <Fact name="Standard">{form.standard}</Fact>
        <Fact name="Contract">
          <ChainAddress address={form.address} addressLink={addressLink} />
        </Fact>
        <Fact name="Owner">
          <ChainAddress address={form.owner_address} addressLink={addressLink} />
        </Fact>
      </FactList>
    </FactGroup>
  );
}

function TokenNumbers({ form }: { form: TokenSubmission }) {
  return (
    <FactGroup title="Numbers">
      <FactList>
        <Fact name="Total supply">{grouped(form.total_supply)}</Fact>
        <Fact name="Decimals">{form.decimal}</Fact>
        <Fact name="Decimals shown">{form.precision}</Fact>
        <Fact name="Gas fee">{form.gas}</Fact>
        <Fact name="Network code">{form.bl_symbol}</Fact>
      </FactList>
    </FactGroup>
  );
}

/** Everything that was sent for a token or an NFT collection, in the order in which a reviewer looks at it. */
export function SentAsset({ submission }: { submission: ReviewSubmission }) {
  const form = submission.payload as NftSubmission;
  return (
    <>
      <FactGroup title="In the wallet">
        <FactList>
          <Fact name="Logo">{form.icon && <LogoPreview sha256={form.icon} title={form.name} />}</Fact>
          <Fact name="Name">{form.name}</Fact>
          <Fact name="Symbol">{form.symbol}</Fact>
          <Fact name="Description">{form.description}</Fact>
          <Fact name="Website">
            <OuterLink href={form.website} />
          </Fact>
          {submission.kind === 'nft' && <Fact name="Pieces">{grouped(form.total_supply)}</Fact>}
        </FactList>
      </FactGroup>
      <Contract submission={submission} form={form} />
      {submission.kind === 'token' && <TokenNumbers form={submission.payload as TokenSubmission} />}
      <SentContact
        company={form.company_name}
        email={form.email}
        other={form.contact}
        locale={submission.locale}
      />
    </>
  );
}

import type { ReviewFinding, ReviewSubmission } from '../model/review-submission.ts';
import { ChainAddress } from '#features/core/desk-kit/desk/chain-address.tsx';
import { OuterLink } from '#features/core/desk-kit/desk/outer-link.tsx';

/** Accounts and contracts that a finding names. */
const addressNames = ['address', 'owner', 'implementation'] as const;

/** The only network of a form that names one; findings about its contract do not repeat it. */
const onlyNetwork = ({ networks }: ReviewSubmission) => (networks.length === 1 ? networks[0] : undefined);

/** What a finding was measured at: the contract or account on its explorer, and the site. */
export function FindingLinks({
  finding,
  submission,
}: {
  finding: ReviewFinding;
  submission: ReviewSubmission;
}) {
  const { params, code } = finding;
  const network = String(params['network'] ?? onlyNetwork(submission) ?? '');
  const addressLink = submission.networks_known[network]?.address_link ?? null;
  const addresses = addressNames.map((name) => params[name]).filter((value) => typeof value === 'string');
  const site = submission.payload?.['url'] ?? submission.payload?.['website'];
  return (
    <>
      {addressLink &&
        addresses.map((address) => (
          <ChainAddress key={address} address={address} addressLink={addressLink} />
        ))}
      {typeof params['page'] === 'string' && (
        <OuterLink href={params['page']}>Show all its findings</OuterLink>
      )}
      {(code === 'site-unreachable' || code === 'look-alike-url') && typeof site === 'string' && (
        <OuterLink href={site} />
      )}
    </>
  );
}

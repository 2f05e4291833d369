import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import { NotForSale } from './not-for-sale.tsx';
import { PartnerContact } from './partner-contact.tsx';
import { PartnershipKinds } from './partnership-kinds.tsx';

const chartSeed = 76;

/** A mailto link to the team with a prepared subject. */
function usePartnerMail(): string {
  const { t } = useLingui();
  const wallet = brand.name;
  const subject = encodeURIComponent(t`Partnership with ${wallet}`);
  return `mailto:${brand.supportEmail}?subject=${subject}`;
}

/** For teams that want to work with the wallet: which kinds, on what terms, and how to start. */
export function PartnerPage() {
  const wallet = brand.name;
  const mail = usePartnerMail();
  return (
    <>
      <ChartHead
        seed={chartSeed}
        title={
          <Trans>
            One port, <em>many routes</em>
          </Trans>
        }
        lead={
          <Trans>
            A wallet is only as useful as what it connects to. {wallet} works with chains, wallet
            infrastructure, exchanges and hardware makers.
          </Trans>
        }
        actions={
          <>
            <Button variant="primary" icon="mail" href={mail}>
              <Trans>Propose a partnership</Trans>
            </Button>
            <Button href="#kinds">
              <Trans>Kinds of partnership</Trans>
            </Button>
          </>
        }
      />
      <PartnershipKinds />
      <NotForSale />
      <PartnerContact mail={mail} />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { ObjectHero } from '#ui/object-hero/object-hero.tsx';
import { NotForSale } from './not-for-sale.tsx';
import { PartnerContact } from './partner-contact.tsx';
import styles from './partner-page.module.css';
import { kindNames, PartnershipKinds } from './partnership-kinds.tsx';
import { portChart, PortPlan } from './port-plan.tsx';
import planStyles from './port-plan.module.css';

export interface PartnerData {
  /** Addresses of chain icons by network key. */
  chainIcons: Readonly<Record<string, string>>;
}

/** The subject of a message to the team, and a mailto link with it. */
function usePartnerMail(): { subject: string; address: string } {
  const { t } = useLingui();
  const wallet = brand.name;
  const subject = t`Partnership with ${wallet}`;
  return { subject, address: `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}` };
}

/** For teams that want to work with the wallet: which kinds, on what terms, and how to start. */
export function PartnerPage({ data: { chainIcons } }: { data: PartnerData }) {
  const wallet = brand.name;
  const mail = usePartnerMail();
  return (
    <>
      <ObjectHero
        chart={portChart}
        object={<PortPlan icons={chainIcons} names={kindNames} />}
        objectClass={planStyles.object}
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
      >
        <p className={styles.actions}>
          <Button variant="primary" icon="mail" href={mail.address}>
            <Trans>Propose a partnership</Trans>
          </Button>
          <Button href="#kinds">
            <Trans>Kinds of partnership</Trans>
          </Button>
        </p>
      </ObjectHero>
      <PartnershipKinds icons={chainIcons} />
      <NotForSale />
      <PartnerContact mail={mail} />
    </>
  );
}

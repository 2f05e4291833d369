import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './partnership-kinds.module.css';

interface Kind {
  icon: IconName;
  name: ReactNode;
  text: ReactNode;
  offer: readonly ReactNode[];
  ask: readonly ReactNode[];
}

const { countries } = brand.claims;

const kinds: readonly Kind[] = [
  {
    icon: 'link',
    name: <Trans>Chains</Trans>,
    text: <Trans>Networks whose coins people want to hold and use.</Trans>,
    offer: [
      <Trans key="everywhere">Support in the app, the extension and the desktop app</Trans>,
      <Trans key="decoded">Transactions decoded into plain words</Trans>,
      <Trans key="store">A category of its DApps in the store</Trans>,
    ],
    ask: [
      <Trans key="endpoints">Two independent public RPC endpoints and an explorer</Trans>,
      <Trans key="forks">Notice before any upgrade that affects transactions</Trans>,
      <Trans key="engineer">An engineer who answers our questions</Trans>,
    ],
  },
  {
    icon: 'network',
    name: <Trans>Wallet infrastructure</Trans>,
    text: <Trans>Endpoints, indexers, prices, risk data, account standards.</Trans>,
    offer: [
      <Trans key="traffic">Steady use in more than {countries} countries and regions</Trans>,
      <Trans key="named">Your name in the release notes of features you power</Trans>,
      <Trans key="open">Bugs reported with everything needed to reproduce them</Trans>,
    ],
    ask: [
      <Trans key="privacy">No logs that tie addresses to people</Trans>,
      <Trans key="limits">Documented limits and a status page</Trans>,
      <Trans key="exit">Open formats, so that either side can end the partnership</Trans>,
    ],
  },
  {
    icon: 'arrow-left-right',
    name: <Trans>Exchanges</Trans>,
    text: <Trans>Swap routes, bridges, and purchases by card or bank transfer.</Trans>,
    offer: [
      <Trans key="compare">A place in the route comparison, ranked by price alone</Trans>,
      <Trans key="own">Customers who hold their own keys</Trans>,
    ],
    ask: [
      <Trans key="costs">All costs shown before the customer agrees</Trans>,
      <Trans key="contracts">Audited contracts with their source published</Trans>,
      <Trans key="law">Permits for every place where you operate</Trans>,
    ],
  },
  {
    icon: 'hard-drive',
    name: <Trans>Hardware</Trans>,
    text: <Trans>Signing devices, secure elements, cards.</Trans>,
    offer: [
      <Trans key="qr">Signing by QR code, on every chain we support</Trans>,
      <Trans key="test">Access to our test bench before your release</Trans>,
    ],
    ask: [
      <Trans key="firmware">Firmware that others can build and compare</Trans>,
      <Trans key="screen">A screen that shows what is signed</Trans>,
      <Trans key="samples">Samples for our testers</Trans>,
    ],
  },
];

/** The four kinds, each with what both sides contribute. */
export function PartnershipKinds() {
  return (
    <section className={styles.kinds} id="kinds" aria-labelledby="kinds-title">
      <div className="wrap">
        <SectionHead
          id="kinds-title"
          title={<Trans>What each side contributes</Trans>}
          lead={<Trans>Four kinds of partnership. We ask of partners what we ask of ourselves.</Trans>}
        />
        <ul className={styles.list}>
          {kinds.map(({ icon, name, text, offer, ask }) => (
            <li key={icon} className={styles.kind}>
              <div>
                <h3>
                  <Icon name={icon} size={26} />
                  {name}
                </h3>
                <p>{text}</p>
              </div>
              <Terms title={<Trans>We offer</Trans>} terms={offer} />
              <Terms title={<Trans>We ask for</Trans>} terms={ask} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Terms({ title, terms }: { title: ReactNode; terms: readonly ReactNode[] }) {
  return (
    <div className={styles.terms}>
      <h4>{title}</h4>
      <ul>
        {terms.map((term, position) => (
          <li key={position}>{term}</li>
        ))}
      </ul>
    </div>
  );
}

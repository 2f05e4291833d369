import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { iconsOf, pierOf, type KindName } from './berths.ts';
import styles from './partnership-kinds.module.css';

interface Kind {
  kind: KindName;
  text: ReactNode;
  offer: readonly ReactNode[];
  ask: readonly ReactNode[];
}

const { countries } = brand.claims;

export const kindNames: Readonly<Record<KindName, ReactNode>> = {
  chains: <Trans>Chains</Trans>,
  infrastructure: <Trans>Wallet infrastructure</Trans>,
  exchanges: <Trans>Exchanges</Trans>,
  hardware: <Trans>Hardware</Trans>,
};

const kinds: readonly Kind[] = [
  {
    kind: 'chains',
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
    kind: 'infrastructure',
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
    kind: 'exchanges',
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
    kind: 'hardware',
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

/** What a kind is about, in a row: chains by their icons. */
function Marks({ kind, icons }: { kind: KindName; icons: Readonly<Record<string, string>> }) {
  return (
    <p className={styles.marks} aria-hidden="true">
      {kind === 'chains'
        ? Object.entries(icons).map(([network, src]) => <ChainIcon key={network} src={src} size={24} />)
        : iconsOf(pierOf(kind)).map((name) => <Icon key={name} name={name} size={22} />)}
    </p>
  );
}

/** The four kinds, each with what both sides contribute: our side is land, the partner's is water. @param props.icons of chains, by network key */
export function PartnershipKinds({ icons }: { icons: Readonly<Record<string, string>> }) {
  return (
    <section className={styles.kinds} id="kinds" aria-labelledby="kinds-title">
      <div className={`wrap ${styles.head}`}>
        <h2 id="kinds-title">
          <Trans>What each side contributes</Trans>
        </h2>
        <p className="lead">
          <Trans>There are four kinds of partnership. We ask of partners what we ask of ourselves.</Trans>
        </p>
      </div>
      <div className={styles.quay}>
        <div className="wrap">
          <p className={styles.sides} aria-hidden="true">
            <span>
              <Trans>We offer</Trans>
            </span>
            <em>
              <Trans>We ask for</Trans>
            </em>
          </p>
          <ul className={styles.list}>
            {kinds.map(({ kind, text, offer, ask }) => {
              const { letter } = pierOf(kind);
              return (
                <li key={kind} id={`kind-${letter.toLowerCase()}`} className={styles.kind}>
                  <div className={styles.name}>
                    <b aria-hidden="true">{letter}</b>
                    <h3>{kindNames[kind]}</h3>
                    <p>{text}</p>
                    <Marks kind={kind} icons={icons} />
                  </div>
                  <Terms className={styles.offer} title={<Trans>We offer</Trans>} terms={offer} />
                  <Terms className={styles.ask} title={<Trans>We ask for</Trans>} terms={ask} />
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface TermsProps {
  className: string | undefined;
  title: ReactNode;
  terms: readonly ReactNode[];
}

function Terms({ className, title, terms }: TermsProps) {
  return (
    <div className={className}>
      <h4>{title}</h4>
      <ul>
        {terms.map((term, position) => (
          <li key={position}>{term}</li>
        ))}
      </ul>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { TitledPoints } from '#ui/points/titled-points.tsx';
import { Note } from '#ui/note/note.tsx';
import styles from './listing-requirements.module.css';

const ofDapps: readonly ReactNode[] = [
  <Trans key="both">It works in the mobile app and in the browser extension.</Trans>,
  <Trans key="stable">Its website is stable and can be reached.</Trans>,
  <Trans key="open">Its contracts are on the mainnet, and their sensitive parts are open source.</Trans>,
  <Trans key="audit">Sensitive contracts were audited by a third party.</Trans>,
  <Trans key="mobile">It is easy to use, on a phone as well.</Trans>,
  <Trans key="law">It complies with the law wherever it is offered.</Trans>,
];

const ofAssets: readonly ReactNode[] = [
  <Trans key="once">It has not been submitted before.</Trans>,
  <Trans key="mainnet">Its contract is deployed on the mainnet.</Trans>,
  <Trans key="logo">It has a logo.</Trans>,
];

const ofTokens: readonly ReactNode[] = [
  <Trans key="scam">It is neither a honeypot nor a scam.</Trans>,
  ...ofAssets,
];

const ofNfts: readonly ReactNode[] = [
  <Trans key="standard">Its contract follows the standard that it names.</Trans>,
  ...ofAssets,
];

const ofChains: readonly ReactNode[] = [
  <Trans key="free">No other chain has its chain ID, name or short name.</Trans>,
  <Trans key="endpoint">At least one endpoint is public.</Trans>,
  <Trans key="merged">Its file is merged in the public repository.</Trans>,
];

const checked = <StatusIcon kind="success" />;

/** Listing requirements (specification §5). */
export function ListingRequirements() {
  return (
    <section className={styles.requirements} id="requirements" aria-labelledby="requirements-title">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="requirements-title">
            <Trans>What a listing needs</Trans>
          </h2>
          <p className="lead">
            <Trans>A reviewer checks every submission against these points.</Trans>
          </p>
        </div>
        <div className={styles.lists}>
          <TitledPoints title={<Trans>DApps</Trans>} items={ofDapps} mark={checked} />
          <TitledPoints title={<Trans>Tokens</Trans>} items={ofTokens} mark={checked} />
          <TitledPoints title={<Trans>NFT collections</Trans>} items={ofNfts} mark={checked} />
          <TitledPoints title={<Trans>Chains</Trans>} items={ofChains} mark={checked} />
          <Note tone="caution" title={<Trans>The logo.</Trans>} className={styles.logo}>
            <Trans>
              400 × 400 px, JPG or PNG, at most 5 MB. A logo that copies an existing project, or that carries
              a copyright or political risk, is not approved.
            </Trans>
          </Note>
        </div>
      </div>
    </section>
  );
}

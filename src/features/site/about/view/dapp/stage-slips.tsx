import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Coin } from './coin.tsx';
import styles from './stage-slips.module.css';

const purpose = <Trans>Exchange tokens from your own wallet.</Trans>;

const logoSize = '400 × 400';

const checks: readonly ReactNode[] = [
  <Trans key="site">Website answers</Trans>,
  <Trans key="contract">Contract on the mainnet</Trans>,
  <Trans key="logo">Logo {logoSize} px</Trans>,
  <Trans key="alike">No look-alike</Trans>,
];

function Networks({ children }: { children: ReactNode }) {
  return (
    <span className={styles.networks}>
      <Coin coin="eth" />
      <Coin coin="base" />
      <b>{children}</b>
    </span>
  );
}

/** What the team wrote. */
export function SentenceSlip() {
  return (
    <div className={styles.slip}>
      <small>
        <Trans>In one sentence</Trans>
      </small>
      <strong>{purpose}</strong>
      <Networks>0x5FbD…0aa3</Networks>
    </div>
  );
}

/** What was checked before the payment. */
export function ChecksSlip() {
  return (
    <div className={styles.slip}>
      {checks.map((check, position) => (
        <span key={position}>
          <StatusIcon kind="success" />
          {check}
        </span>
      ))}
    </div>
  );
}

/** The donation and what the reviewer did. */
export function DonationSlip() {
  const locale = useLocale();
  return (
    <div className={styles.slip}>
      <small>
        <Trans context="amount of a donation">Donation</Trans>
      </small>
      <strong className={styles.amount}>
        {formatDecimal(brand.donation.baseAmount.dapp + 0.2329, 4, locale)} <em>{brand.token.symbol}</em>
      </strong>
      <span>
        <StatusIcon kind="success" />
        <Trans>Audit read</Trans>
      </span>
      <span>
        <StatusIcon kind="success" />
        <Trans>Tried on a phone</Trans>
      </span>
    </div>
  );
}

/** The card in the store. */
export function CardSlip() {
  return (
    <div className={styles.slip}>
      <span className={styles.card}>
        <Icon name="repeat" size={22} />
        <span>
          <strong>Harbor Swap</strong>
          <small>DEX</small>
        </span>
      </span>
      <p>{purpose}</p>
      <Networks>
        <StatusIcon kind="success" />
        <Trans>Audited</Trans>
      </Networks>
    </div>
  );
}

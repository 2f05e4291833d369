import { Trans } from '@lingui/react/macro';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Coin } from './coin.tsx';
import styles from './habit-drawings.module.css';

/** The right address, and one that looks like it. */
export function AddressDrawing() {
  return (
    <p className={styles.addresses}>
      <span>
        <Icon name="lock" size={15} />
        <span>
          app.example-<b>swap</b>.org
        </span>
        <StatusIcon kind="success" />
      </span>
      <span className={styles.fake}>
        <Icon name="lock" size={15} />
        <span>
          app.example-<b>svvap</b>.org
        </span>
        <StatusIcon kind="error" />
      </span>
    </p>
  );
}

/** One of two accounts is connected. */
export function AccountsDrawing() {
  const locale = useLocale();
  return (
    <p className={styles.accounts}>
      <span className={styles.connected}>
        <i />
        <Trans>For trying things</Trans>
        <small>{formatDecimal(40, 2, locale)}</small>
      </span>
      <span>
        <i />
        <Trans>Savings</Trans>
        <small>{formatDecimal(12440.73, 2, locale)}</small>
      </span>
    </p>
  );
}

/** A request as a sentence: who, what, until when. */
export function SentenceDrawing() {
  const app = 'Example Swap';
  const amount = `${formatDecimal(200, 2, useLocale())} USDT`;
  const time = '18:00';
  return (
    <p className={styles.sentence}>
      <Trans>
        <b>{app}</b> may spend <b>{amount}</b>, until <b>today, {time} UTC</b>.
      </Trans>
    </p>
  );
}

/** A small part of what could be approved. */
export function LimitDrawing() {
  const locale = useLocale();
  return (
    <p className={styles.limit}>
      <span>
        <small>
          <Trans context="in the drawing of an approval">Limit</Trans>
        </small>
        <b>{formatDecimal(200, 2, locale)}</b> USDT
      </span>
      <i />
      <del>
        <Trans context="in the drawing of an approval">Unlimited</Trans>
      </del>
    </p>
  );
}

/** Two approvals, one of them revoked. */
export function RevokedDrawing() {
  const locale = useLocale();
  return (
    <p className={styles.approvals}>
      <span>
        <Coin coin="usdt" />
        {formatDecimal(200, 2, locale)} USDT
        <b>
          <Trans>Revoke</Trans>
        </b>
      </span>
      <span>
        <Coin coin="usdc" />
        <del>{formatDecimal(50, 2, locale)} USDC</del>
        <small>
          <Trans context="of an approval">Revoked</Trans>
        </small>
      </span>
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import styles from './plain-words-card.module.css';

/** How the wallet explains a request: an example, drawn on the chart. */
export function PlainWordsCard() {
  const app = <b>Example Swap</b>;
  const amount = <b className="num">{`${formatDecimal(200, 2, useLocale())} USDT`}</b>;
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <StatusIcon kind="info" />
        <b>
          <Trans>In plain words</Trans>
        </b>
      </figcaption>
      <p>
        <Trans>
          You let {app} spend up to {amount}.
        </Trans>
      </p>
      <ul>
        <li>
          <StatusIcon kind="success" />
          <Trans>Verified contract</Trans>
        </li>
        <li>
          <StatusIcon kind="success" />
          <Trans>Limited amount</Trans>
        </li>
      </ul>
    </figure>
  );
}

import { Trans } from '@lingui/react/macro';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Buoy } from '#ui/buoy/buoy.tsx';
import styles from './plain-words-card.module.css';

/** How the wallet puts a request: an example, drawn on the chart. */
export function PlainWordsCard() {
  const app = <b>Example Swap</b>;
  const amount = <b className="num">{`${formatDecimal(200, 2, useLocale())} USDT`}</b>;
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <Buoy kind="safe-water" />
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
          <Buoy kind="cone" />
          <Trans>Verified contract</Trans>
        </li>
        <li>
          <Buoy kind="cone" />
          <Trans>Limited amount</Trans>
        </li>
      </ul>
    </figure>
  );
}

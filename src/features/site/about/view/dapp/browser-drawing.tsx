import { Trans } from '@lingui/react/macro';
import { LogoMark } from '#features/site/navigation/view/logo-mark.tsx';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { QuayChart } from '#ui/object-hero/object-hero.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Coin } from './coin.tsx';
import quayUrl from './browser-quay.svg?url&no-inline';
import styles from './browser-drawing.module.css';

/** The water around the drawing. */
export const browserChart: QuayChart = { url: quayUrl, width: 1800, height: 960 };

function SwapForm() {
  const locale = useLocale();
  return (
    <div className={styles.form}>
      <p>
        <small>
          <Trans context="in the drawing of a swap">You pay</Trans>
        </small>
        <strong>{formatDecimal(200, 2, locale)}</strong>
        <span>
          <Coin coin="usdt" />
          USDT
        </span>
      </p>
      <p>
        <small>
          <Trans>You receive, at least</Trans>
        </small>
        <strong>{formatDecimal(0.0643, 4, locale)}</strong>
        <span>
          <Coin coin="eth" />
          ETH
        </span>
      </p>
      <div>
        <small>
          <Trans>Network</Trans>
        </small>
        <span>
          <Coin coin="base" />
          Base
        </span>
      </div>
      <div>
        <small>
          <Trans>Contract</Trans>
        </small>
        <b>0x5FbD…0aa3</b>
      </div>
      <div className={styles.waiting}>
        <Trans>Waiting for your signature</Trans>
      </div>
    </div>
  );
}

/** Who may take what, and until when. */
function RequestFacts({ amount }: { amount: string }) {
  const time = '18:00';
  return (
    <dl>
      <dt>
        <Trans context="in the drawing of a request">Who</Trans>
      </dt>
      <dd>
        Example Swap<small>app.example-swap.org</small>
      </dd>
      <dt>
        <Trans context="in the drawing of a request">What</Trans>
      </dt>
      <dd>
        <Trans>
          <em>{amount}</em>, not more
        </Trans>
      </dd>
      <dt>
        <Trans context="in the drawing of a request">Until</Trans>
      </dt>
      <dd>
        <Trans>Today, {time} UTC</Trans>
      </dd>
    </dl>
  );
}

function RequestSlip() {
  const amount = `${formatDecimal(200, 2, useLocale())} USDT`;
  return (
    <div className={styles.slip}>
      <p className={styles.from}>
        <LogoMark />
        <Trans>Signature request</Trans>
      </p>
      <p className={styles.sentence}>
        <Trans>
          Let <em>{amount}</em> be spent, once
        </Trans>
      </p>
      <RequestFacts amount={amount} />
      <ul>
        <li>
          <StatusIcon kind="success" />
          <Trans>Verified contract</Trans>
        </li>
        <li>
          <StatusIcon kind="success" />
          <Trans>Limited amount</Trans>
        </li>
        <li>
          <StatusIcon kind="warning" />
          <Trans>First time you connect here</Trans>
        </li>
      </ul>
      <p className={styles.answers}>
        <span>
          <Trans>Reject</Trans>
        </span>
        <span>
          <Trans context="button of a wallet">Sign</Trans>
        </span>
      </p>
    </div>
  );
}

/** A DApp open in a browser, with a signature request of the wallet beside it. */
export function BrowserDrawing() {
  return (
    <div className={styles.drawing} dir="ltr" aria-hidden="true">
      <div className={styles.browser}>
        <p className={styles.bar}>
          <i />
          <i />
          <i />
          <span>
            <Icon name="lock" size={13} />
            app.example-swap.org
          </span>
          <LogoMark />
        </p>
        <p className={styles.menu}>
          <b>Example Swap</b>
          <span>0x7a3F…c91E</span>
        </p>
        <SwapForm />
      </div>
      <RequestSlip />
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { LogoMark } from '#features/site/navigation/view/logo-mark.tsx';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { RequestButtons } from '../extension/request-buttons.tsx';
import { CoinMark } from './coin-mark.tsx';
import styles from './extension-window.module.css';

const app = 'Example Swap';
const paid = 200;
const chain = 'Base';

/** A browser window with the extension's request; as wide as its box, with more content on wide ones. */
export function ExtensionWindow() {
  const { t } = useLingui();
  const amount = `${formatDecimal(paid, 2, useLocale())} USDT`;
  return (
    <div
      className={styles.frame}
      role="img"
      aria-label={t`A browser window. The extension asks whether ${app} may spend up to ${amount}.`}
    >
      <div className={styles.window} aria-hidden="true">
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span className={styles.address}>app.example-swap.org</span>
          <LogoMark className={styles.mark} />
          <Icon name="ellipsis" className={styles.more} />
        </div>
        <SwapSite />
        <div className={styles.popup}>
          <small>
            <Trans>Signature request</Trans>
          </small>
          <b>
            <Trans>Spend up to {amount}</Trans>
          </b>
          <span>
            <Trans>
              to {app}, on {chain}
            </Trans>
          </span>
          <RequestButtons className={styles.answers} approve={styles.yes} />
        </div>
      </div>
    </div>
  );
}

/** The requesting site, behind the request. */
function SwapSite() {
  const locale = useLocale();
  return (
    <div className={styles.site}>
      <b className={styles.siteName}>{app}</b>
      <div className={styles.box}>
        <small>
          <Trans context="in the drawing of a swap">You pay</Trans>
        </small>
        <strong className="num">{formatDecimal(paid, 2, locale)}</strong>
      </div>
      <div className={styles.box}>
        <small>
          <Trans>You receive, at least</Trans>
        </small>
        <strong className="num">
          {formatDecimal(0.0643, 4, locale)} <CoinMark coin="eth" className={styles.coin} />
        </strong>
      </div>
      <i className={styles.pending} />
    </div>
  );
}

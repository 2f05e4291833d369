import { Trans } from '@lingui/react/macro';
import styles from './approvals-page.module.css';

/** What a revoke cannot undo. */
export function Limits() {
  return (
    <section className={styles.limits} aria-labelledby="revoke-limits">
      <div className="wrap">
        <h2 id="revoke-limits">
          <Trans>What revoking cannot undo</Trans>
        </h2>
        <ul>
          <li>
            <b>
              <Trans>Tokens already taken</Trans>
            </b>
            <Trans>Revoking stops future transfers. It does not bring back earlier ones.</Trans>
          </li>
          <li>
            <b>
              <Trans>A leaked recovery phrase</Trans>
            </b>
            <Trans>Move everything to a new wallet. Revoking does not help.</Trans>
          </li>
          <li>
            <b>
              <Trans>Signatures not yet used</Trans>
            </b>
            <Trans>A signed permit can still be submitted. We list the Permit2 approvals we can see.</Trans>
          </li>
        </ul>
      </div>
    </section>
  );
}

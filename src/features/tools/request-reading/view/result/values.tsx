import { Trans } from '@lingui/react/macro';
import type { SignedValue } from '#features/tools/message-verification/model/typed-data/typed-data.ts';
import styles from './request-result.module.css';

/** Every value as it is in the request. */
export function Values({ parts }: { parts: readonly SignedValue[] }) {
  if (parts.length === 0) return null;
  return (
    <details className={styles.values}>
      <summary>
        <Trans>All values of the request</Trans>
      </summary>
      <dl className={styles.facts} translate="no">
        {parts.map(({ path, type, value }, index) => (
          <div key={index}>
            <dt>
              {path} ({type})
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

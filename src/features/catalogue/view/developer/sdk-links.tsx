import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { openApiAddress } from './api-reference-page.tsx';
import styles from './sdk-links.module.css';

/** What one builds with: the API on one side, the SDKs on the other. */
export function SdkLinks() {
  const href = useHref();
  return (
    <section className={styles.tools} aria-labelledby="tools">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="tools">
            <Trans>Read the catalogue</Trans>
          </h2>
          <p className="lead">
            <Trans>
              The lists of this site are an open JSON API: chains, categories, DApps, tokens, news. No key, no
              account.
            </Trans>
          </p>
          <p className={styles.links}>
            <TextLink href={href('/developer/api')} iconEnd="arrow-right">
              <Trans>API reference</Trans>
            </TextLink>
            <TextLink href={openApiAddress} iconEnd="download" download>
              <Trans>OpenAPI document</Trans>
            </TextLink>
          </p>
        </div>
        <div>
          <h2>
            <Trans>Connect the wallet</Trans>
          </h2>
          <ul className={styles.sdks}>
            {brand.links.sdk.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>
                  <Icon name="code-xml" size={24} />
                  <b>
                    <Trans>SDK for {name}</Trans>
                  </b>
                  <Icon name="arrow-up-right" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

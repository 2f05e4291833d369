import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { CodeBlock } from '../code/code-block.tsx';
import { openApiAddress } from '../reference/open-api-address.ts';
import styles from './sdk-links.module.css';

const chainsCall = `curl '${brand.hosts.primary}/v1/block_chain/list?lang=en'`;

/** Development resources: the API on one side, the SDKs on the other. */
export function SdkLinks() {
  return (
    <section className={styles.tools} aria-labelledby="tools">
      <div className={`wrap ${styles.layout}`}>
        <Catalog />
        {brand.links.sdk && <Sdks sdks={brand.links.sdk} />}
      </div>
    </section>
  );
}

function Catalog() {
  const { t } = useLingui();
  const href = useHref();
  return (
    <div>
      <h2 id="tools">
        <Trans>Read the catalog</Trans>
      </h2>
      <p className="lead">
        <Trans>
          Read this site’s chains, categories, DApps, tokens and news as JSON. The API is open and needs no
          key and no account.
        </Trans>
      </p>
      <div className={styles.example}>
        <CodeBlock
          title={<Trans>Every chain, as JSON</Trans>}
          code={chainsCall}
          actions={
            <CopyButton
              value={chainsCall}
              label={t`Copy`}
              copiedLabel={t`Copied`}
              failedLabel={t`Could not copy`}
            />
          }
        />
      </div>
      <p className={styles.links}>
        <TextLink href={href('/developer/api')} iconEnd="arrow-right">
          <Trans>API reference</Trans>
        </TextLink>
        <TextLink href={openApiAddress} iconEnd="download" download>
          <Trans>OpenAPI document</Trans>
        </TextLink>
      </p>
    </div>
  );
}

function Sdks({ sdks }: { sdks: NonNullable<typeof brand.links.sdk> }) {
  return (
    <div>
      <h2>
        <Trans>Connect the wallet</Trans>
      </h2>
      <p className="lead">
        <Trans>For a site or an app that asks the wallet to connect and to sign.</Trans>
      </p>
      <ul className={styles.sdks}>
        {sdks.map(({ name, url }) => (
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
  );
}

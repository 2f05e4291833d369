import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { FoundAsset } from '../../model/store-page.ts';
import styles from './store-assets.module.css';

/** Tokens and NFT collections that match the search, above the DApps. */
export function StoreAssets({ assets }: { assets: readonly FoundAsset[] }) {
  const href = useHref();
  if (assets.length === 0) return null;
  return (
    <section className={styles.assets} aria-labelledby="store-assets">
      <h2 id="store-assets">
        <Trans>Tokens and NFTs</Trans>
      </h2>
      <ul>
        {assets.map((asset) => (
          <li key={`${asset.kind} ${asset.hid}`}>
            <ChainIcon src={asset.icon_url} size={36} />
            <span className={styles.name}>
              <b>{asset.symbol}</b>
              <small>{asset.name}</small>
            </span>
            <span className={styles.chain}>
              {asset.chain}
              {asset.standard ? ` · ${asset.standard}` : null}
            </span>
            {asset.address ? <code dir="ltr">{asset.address}</code> : null}
            <span className={styles.links}>
              {asset.website ? (
                <TextLink
                  size="small"
                  href={asset.website}
                  target="_blank"
                  rel="noreferrer nofollow"
                  iconEnd="external-link"
                >
                  <Trans>Website</Trans>
                </TextLink>
              ) : null}
              {asset.withheld_links.includes('website') ? (
                <small>
                  <Trans>Link is being checked</Trans>
                </small>
              ) : null}
              <TextLink size="small" href={href(`/report?${asset.kind}=${asset.hid}`)} rel="nofollow">
                <Trans>Report a problem</Trans>
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

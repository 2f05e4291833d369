import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { DappDetailData } from '../../model/store-page.ts';
import styles from './detail-contracts.module.css';
import { listContractPlaces } from './explorer-links.ts';

/** Full contract addresses, with a copy button and links to the explorers of their own networks. */
export function DetailContracts({ contracts, chains }: Pick<DappDetailData, 'contracts' | 'chains'>) {
  const { t } = useLingui();
  if (contracts.length === 0) return null;
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts">
        <Trans>Contracts</Trans>
      </h2>
      <ul className={styles.contracts}>
        {contracts.map((contract) => (
          <li key={contract.address}>
            <code dir="ltr">{contract.address}</code>
            <span className={styles.links}>
              {listContractPlaces(contract, chains).map(({ hid, title, url }) =>
                url === undefined ? (
                  <small key={hid}>{title}</small>
                ) : (
                  <TextLink
                    key={hid}
                    size="small"
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    iconEnd="arrow-up-right"
                  >
                    <Trans>View on {title}</Trans>
                  </TextLink>
                ),
              )}
            </span>
            <CopyButton
              value={contract.address}
              label={t`Copy`}
              copiedLabel={t`Copied`}
              failedLabel={t`Could not copy`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

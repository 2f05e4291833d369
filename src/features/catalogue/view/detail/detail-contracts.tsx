import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { DappDetailData } from '../../model/store-page.ts';
import styles from './detail-contracts.module.css';
import { listAddresses, listExplorerLinks } from './explorer-links.ts';

interface DetailContractsProps extends Pick<DappDetailData, 'chains'> {
  address: string;
}

const mostLinks = 4;

/** Contract addresses whole, with copy and the explorers that show them. */
export function DetailContracts({ address, chains }: DetailContractsProps) {
  const { t } = useLingui();
  const addresses = listAddresses(address);
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts">
        <Trans>Contracts</Trans>
      </h2>
      <ul className={styles.contracts}>
        {addresses.map((contract) => (
          <li key={contract}>
            <code dir="ltr">{contract}</code>
            <span className={styles.links}>
              {listExplorerLinks(contract, chains)
                .slice(0, mostLinks)
                .map(({ title, url }) => (
                  <TextLink
                    key={url}
                    size="small"
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    iconEnd="arrow-up-right"
                  >
                    <Trans>View on {title}</Trans>
                  </TextLink>
                ))}
            </span>
            <CopyButton
              value={contract}
              label={t`Copy`}
              copiedLabel={t`Copied`}
              failedLabel={t`Copy failed`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

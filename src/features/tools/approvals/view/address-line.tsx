import { useLingui } from '@lingui/react/macro';
import { CopyIconButton } from '#ui/copy-button/copy-icon-button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { ReadNetwork } from '../model/read-network.ts';
import { shortHex } from '../model/revoking/revoke-run.ts';
import styles from './address-line.module.css';

interface AddressLineProps {
  address: string;
  /** What has this address. */
  name: string;
  network: ReadNetwork | undefined;
}

/** A shortened address with what people need to look it up: its page of the explorer, and all of it on the clipboard. */
export function AddressLine({ address, name, network }: AddressLineProps) {
  const { t } = useLingui();
  const short = shortHex(address);
  const page = network?.addressUrl?.replace('{address}', address);
  return (
    <span className={styles.line} translate="no" title={address}>
      {page === undefined ? (
        short
      ) : (
        <TextLink size="small" href={page} target="_blank" rel="noreferrer" iconEnd="external-link">
          {short}
        </TextLink>
      )}
      <CopyIconButton
        className={styles.copy}
        value={address}
        label={t`Copy the address of ${name}`}
        copiedLabel={t`Copied`}
        failedLabel={t`Could not copy`}
      />
    </span>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { brand } from '#brand/brand.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './token-info-dialog.module.css';

/** The facts of the donation token: name, network, contract. */
export function TokenInfoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const titleId = useId();
  const { symbol, name } = brand.token;
  const { networkName, tokenContract, tokenDecimals } = brand.donation;
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} closeLabel={t`Close`}>
      <div className={styles.info}>
        <h2 id={titleId}>{name}</h2>
        <dl>
          <div>
            <dt>
              <Trans>Symbol</Trans>
            </dt>
            <dd>{symbol}</dd>
          </div>
          <div>
            <dt>
              <Trans>Network</Trans>
            </dt>
            <dd>{networkName}</dd>
          </div>
          <div>
            <dt>
              <Trans>Decimals</Trans>
            </dt>
            <dd>{tokenDecimals}</dd>
          </div>
          <div>
            <dt>
              <Trans>Contract address</Trans>
            </dt>
            <dd>
              <code>{tokenContract}</code>
            </dd>
          </div>
        </dl>
        <CopyButton
          value={tokenContract}
          label={t`Copy the address`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not copy`}
        />
      </div>
    </Dialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import { WalletButtons } from '#features/tools/approvals/view/wallet-buttons.tsx';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import { Segmented } from '#ui/field/segmented.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { Asset } from '../model/asset.ts';
import styles from './batch-tool.module.css';
import type { Batch } from './use-batch.ts';

/** From which account, on which network, and what. */
export function SendForm({ batch, isLocked }: { batch: Batch; isLocked: boolean }) {
  const { t } = useLingui();
  const { draft, networks, network, change, wallet } = batch;
  return (
    <div className={styles.form}>
      {isLocked ? null : (
        <>
          <Field id="batch-network" label={t`Network`}>
            {(control) => (
              <Select
                {...control}
                value={draft.network}
                onChange={(event) => change({ network: event.target.value })}
                options={networks.map(({ key, title }) => ({ value: key, label: title }))}
              />
            )}
          </Field>
          <Segmented<Asset['kind']>
            id="batch-kind"
            legend={t`What you send`}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
            options={[
              { value: 'coin', label: network?.coin ?? t`Coin` },
              { value: 'token', label: t`Token (ERC-20)` },
            ]}
          />
          {draft.kind === 'token' ? <TokenField batch={batch} /> : null}
          {wallet.connected === null ? <PayerField batch={batch} /> : null}
        </>
      )}
      <div className={styles.buttons}>
        <WalletButtons wallet={wallet} />
      </div>
    </div>
  );
}

function TokenField({ batch: { draft, funds, change } }: { batch: Batch }) {
  const { t } = useLingui();
  const errors = {
    'no-token': t`There is no token at this address. Check the network, and copy the token’s address from a source you trust.`,
    unread: t`The network did not respond. Try again.`,
  };
  return (
    <AddressField
      id="batch-token"
      label={t`Token address`}
      isMalformed={draft.token.trim() !== '' && funds === null}
      error={funds === 'no-token' || funds === 'unread' ? errors[funds] : undefined}
      value={draft.token}
      onType={(token) => change({ token })}
    />
  );
}

/** A dry run needs the address that pays, and no wallet. */
function PayerField({ batch: { draft, account, enterPayer } }: { batch: Batch }) {
  const { t } = useLingui();
  return (
    <AddressField
      id="batch-payer"
      label={t`Paying address`}
      hint={t`For a dry run without a wallet. To sign, connect the wallet.`}
      isMalformed={draft.payer.trim() !== '' && account === null}
      value={draft.payer}
      onType={enterPayer}
    />
  );
}

interface AddressFieldProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'> {
  isMalformed: boolean;
  value: string;
  onType(value: string): void;
}

function AddressField({ isMalformed, error, value, onType, ...field }: AddressFieldProps) {
  const { t } = useLingui();
  const malformed = t`An address starts with 0x and has 40 more characters, 0 to 9 and a to f.`;
  return (
    <Field {...field} error={isMalformed ? malformed : error} className={styles.token}>
      {(control) => (
        <TextInput
          {...control}
          className={styles.mono}
          value={value}
          onChange={(event) => onType(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          placeholder="0x"
        />
      )}
    </Field>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { useDappWords } from './use-dapp-words.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import contracts from './contracts-section.module.css';
import { FormSection } from '#ui/page-head/form-section.tsx';
import { TextField } from '#features/submission/submission-form/view/form/text-field.tsx';
import { TokensField } from './tokens-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

/** Where the DApp runs: contract accounts of each selected network, and its tokens. */
export function ContractsSection() {
  const { labels } = useDappWords();
  const { fields, setFields } = useDappFlow();
  return (
    <FormSection
      title={<Trans>Contracts</Trans>}
      text={<Trans>Mainnet only. Separate several addresses on one chain with commas.</Trans>}
    >
      {fields.networks.length === 0 ? (
        <NoNetworkField />
      ) : (
        fields.networks.map((network) => <AddressesField key={network} network={network} />)
      )}
      <YesNoField
        path="has_tokens"
        legend={labels.has_tokens}
        value={fields.has_tokens}
        onChange={(has_tokens) =>
          setFields(
            has_tokens && fields.tokens.length === 0
              ? { has_tokens, tokens: [{ network: '', symbol: '', contract: '' }] }
              : { has_tokens },
          )
        }
      />
      {fields.has_tokens ? <TokensField /> : null}
    </FormSection>
  );
}

/** The contract accounts on one network. */
function AddressesField({ network }: { network: string }) {
  const { labels } = useDappWords();
  const { data, fields, setFields } = useDappFlow();
  const choice = data.networks.find((each) => each.network === network);
  const others = fields.addresses.filter((row) => row.network !== network);
  return (
    <TextField
      path={`addresses.${network}`}
      label={
        <span className={contracts.label}>
          {labels.addresses}
          {choice && fields.networks.length > 1 ? (
            <span className={contracts.network}>
              <ChainIcon src={choice.icon_url} size={18} />
              {choice.short}
            </span>
          ) : null}
        </span>
      }
      required
      verbatim
      lines={fields.networks.length > 1 ? 2 : 3}
      value={fields.addresses.find((row) => row.network === network)?.addresses ?? ''}
      onChange={(addresses) => setFields({ addresses: [...others, { network, addresses }] })}
    />
  );
}

/** Shown until a network is selected: an address means nothing without one. */
function NoNetworkField() {
  const { t } = useLingui();
  const { labels } = useDappWords();
  return (
    <TextField
      path="addresses"
      label={labels.addresses}
      required
      disabled
      lines={3}
      value=""
      placeholder={t`Choose the networks first`}
      onChange={() => {}}
    />
  );
}

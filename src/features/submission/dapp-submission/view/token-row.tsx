import { chainLabel } from '#features/core/chains/model/chain-names.ts';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { FieldMessages } from '#ui/field/field-messages.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { DappDraft } from '../model/dapp-fields.ts';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import rows from './tokens-field.module.css';

type DappToken = DappDraft['tokens'][number];

export interface TokenRowProps {
  row: number;
  token: DappToken;
  onChange(change: Partial<DappToken>): void;
  onRemove(): void;
}

const parts = ['network', 'symbol', 'contract'] as const;

/** Network, symbol and contract of one token; its errors are shown below the row. */
export function TokenRow({ row, token, onChange, onRemove }: TokenRowProps) {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { data, fields, issueAt } = useDappFlow();
  const place = row + 1;
  const labels = {
    network: t`Network of token ${place}`,
    symbol: t`Symbol of token ${place}`,
    contract: t`Contract of token ${place}`,
  };
  const own = data.networks.filter(({ network }) => fields.networks.includes(network));
  const others = data.networks.filter(({ network }) => !fields.networks.includes(network));
  const controlOf = (part: (typeof parts)[number]) => {
    const id = fieldId(`tokens.${row}.${part}`);
    const isInvalid = issueAt(`tokens.${row}.${part}`) !== undefined;
    return {
      id,
      'aria-label': labels[part],
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': isInvalid ? `${id}-error` : undefined,
      value: token[part],
      onChange: (event: { target: { value: string } }) => onChange({ [part]: event.target.value }),
    };
  };
  return (
    <div role="group" aria-label={t`Token ${place}`}>
      <div className={rows.row}>
        <Select
          {...controlOf('network')}
          placeholder={t`Network`}
          options={[...own, ...others].map((chain) => ({ value: chain.network, label: chainLabel(chain) }))}
        />
        <TextInput {...controlOf('symbol')} placeholder={t`Symbol`} autoComplete="off" />
        <TextInput
          {...controlOf('contract')}
          placeholder={t`Contract`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton icon="trash-2" label={t`Remove token ${place}`} onClick={onRemove} />
      </div>
      {parts.map((part) => {
        const issue = issueAt(`tokens.${row}.${part}`);
        return issue ? (
          <FieldMessages
            key={part}
            id={fieldId(issue.path)}
            error={`${labels[part]}: ${sentenceOf(issue)}`}
          />
        ) : null;
      })}
    </div>
  );
}

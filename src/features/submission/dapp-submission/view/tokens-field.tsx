import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { dappFields } from '../model/dapp-fields.ts';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { useDappWords } from './use-dapp-words.ts';
import { fieldId, focusField } from '#features/submission/submission-form/view/flow/field-order.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { TokenRow } from './token-row.tsx';
import rows from './tokens-field.module.css';

/** The DApp's tokens, one row each. */
export function TokensField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { labels } = useDappWords();
  const { fields, setFields, issueAt } = useDappFlow();
  const issue = issueAt('tokens');
  const { tokens } = fields;

  function add() {
    setFields({ tokens: [...tokens, { network: '', symbol: '', contract: '' }] });
    requestAnimationFrame(() => focusField(`tokens.${tokens.length}.network`));
  }

  return (
    <FieldGroup
      id={fieldId('tokens')}
      legend={labels.tokens}
      required
      requiredLabel={t`required`}
      error={issue && sentenceOf(issue)}
    >
      <div className={rows.rows}>
        {tokens.map((token, row) => (
          // Rows have no identity of their own; errors point at them by place.
          <TokenRow
            key={row}
            row={row}
            token={token}
            onChange={(change) =>
              setFields({
                tokens: tokens.map((each, place) => (place === row ? { ...each, ...change } : each)),
              })
            }
            onRemove={() => setFields({ tokens: tokens.filter((_token, place) => place !== row) })}
          />
        ))}
      </div>
      {tokens.length < dappFields.tokens.max ? (
        <Button variant="quiet" size="small" icon="plus" className={rows.add} onClick={add}>
          <Trans>Add a token</Trans>
        </Button>
      ) : null}
    </FieldGroup>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { FieldMessages } from '#ui/field/field-messages.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { ambassadorFields } from '../../model/ambassador-fields.ts';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { fieldId, focusField } from '#features/submission/submission-form/view/flow/field-order.ts';
import styles from './links-field.module.css';
import { useAmbassadorFlow } from './use-ambassador-flow.ts';
import { useAmbassadorLabels } from './use-ambassador-labels.ts';

/** Where the community or the work can be seen, one row each. */
export function LinksField() {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const labels = useAmbassadorLabels();
  const { fields, setFields, issueAt } = useAmbassadorFlow();
  const issue = issueAt('links');
  const { links } = fields;
  const max = ambassadorFields.links.max;

  function add() {
    setFields({ links: [...links, ''] });
    requestAnimationFrame(() => focusField(`links.${links.length}`));
  }

  return (
    <FieldGroup
      id={fieldId('links')}
      legend={labels.links}
      required
      requiredLabel={t`required`}
      hint={t`Links to your community or your work, ${max} at most.`}
      error={issue && sentenceOf(issue)}
    >
      {links.map((link, row) => (
        // Rows have no identity of their own; errors point at them by place.
        <LinkRow
          key={row}
          row={row}
          link={link}
          onChange={(typed) =>
            setFields({ links: links.map((each, place) => (place === row ? typed : each)) })
          }
          onRemove={
            links.length > 1
              ? () => setFields({ links: links.filter((_link, place) => place !== row) })
              : undefined
          }
        />
      ))}
      {links.length < max ? (
        <Button variant="quiet" size="small" icon="plus" className={styles.add} onClick={add}>
          <Trans>Add a link</Trans>
        </Button>
      ) : null}
    </FieldGroup>
  );
}

interface LinkRowProps {
  row: number;
  link: string;
  onChange(typed: string): void;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

function LinkRow({ row, link, onChange, onRemove }: LinkRowProps) {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { issueAt } = useAmbassadorFlow();
  const path = `links.${row}`;
  const id = fieldId(path);
  const issue = issueAt(path);
  const place = row + 1;
  return (
    <div>
      <div className={styles.row}>
        <TextInput
          id={id}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          aria-label={t`Link ${place}`}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue ? `${id}-error` : undefined}
          value={link}
          onChange={(event) => onChange(event.target.value)}
        />
        {onRemove ? <IconButton icon="trash-2" label={t`Remove link ${place}`} onClick={onRemove} /> : null}
      </div>
      {issue ? <FieldMessages id={id} error={sentenceOf(issue)} /> : null}
    </div>
  );
}

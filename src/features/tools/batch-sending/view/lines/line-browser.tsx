import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { plainSigns } from '#lib/plain-signs.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select, type SelectOption } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { placeOfLine } from '../../model/line-filter.ts';
import { LineList, type LineListProps, type LineTarget } from './line-list.tsx';
import styles from './lines.module.css';

/** Fewer rows are seen without going anywhere. */
const fewRows = 12;

interface LineBrowserProps<Row extends { line: number }> extends Pick<
  LineListProps<Row>,
  'rows' | 'toneOf' | 'children'
> {
  filters: readonly SelectOption[];
  /** One of them. */
  filter: string;
  onFilter(filter: string): void;
}

/** The lines of a list: which of them are shown, and the way to one. */
export function LineBrowser<Row extends { line: number }>(props: LineBrowserProps<Row>) {
  const { rows, filters, filter, onFilter, toneOf, children } = props;
  const { t } = useLingui();
  /** With the filter for which it was chosen. */
  const [went, setWent] = useState<{ filter: string; target: LineTarget } | null>(null);
  return (
    <>
      <div className={styles.browse}>
        {filters.length > 1 ? (
          <Field id="batch-lines-shown" label={t`Show`}>
            {(control) => (
              <Select
                {...control}
                value={filter}
                onChange={(event) => onFilter(event.target.value)}
                options={filters}
              />
            )}
          </Field>
        ) : null}
        {rows.length > fewRows ? (
          <GoToLine onGo={(line) => setWent({ filter, target: { place: placeOfLine(rows, line) } })} />
        ) : null}
      </div>
      <LineList
        key={filter}
        label={t`Lines of the list`}
        target={went?.filter === filter ? went.target : null}
        {...{ rows, toneOf }}
      >
        {children}
      </LineList>
    </>
  );
}

function GoToLine({ onGo }: { onGo(line: number): void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const line = Number(plainSigns(typed).replaceAll(/\D/g, ''));
  return (
    <form
      className={styles.go}
      onSubmit={(event) => {
        event.preventDefault();
        if (line > 0) onGo(line);
      }}
    >
      <Field id="batch-line" label={t`Line number`}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">
        <Trans>Go to line</Trans>
      </Button>
    </form>
  );
}

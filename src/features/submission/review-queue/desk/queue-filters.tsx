import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';
import { useEffect, useRef } from 'react';
import { CsvButton, readEveryRow } from '#features/core/desk-kit/desk/csv-button.tsx';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import { MoreFilters } from './more-filters.tsx';
import { queueQuery, type QueueFilter } from './queue-filter.ts';
import { QueueViews } from './queue-views.tsx';
import queueStyles from './queue.module.css';
import styles from './queue-filters.module.css';
import shared from './review-shared.module.css';
import { kindWords, stateWords } from './state-words.ts';
import { queueSort, type Queue } from './use-queue.ts';

/** Where the key `/` leads. */
export const filterFieldId = 'queue-filter';

/** The states with how many are in each; none chosen shows all. */
function States({ queue: { filter, setFilter, states, counts } }: { queue: Queue }) {
  const toggle = (state: SubmissionState, isOn: boolean) =>
    setFilter({
      ...filter,
      states: states.filter((one) => (one === state ? isOn : filter.states.includes(one))),
    });
  return (
    <div className={styles['states']} role="group" aria-label="State">
      {states.map((state) => (
        <label key={state}>
          <input
            type="checkbox"
            checked={filter.states.includes(state)}
            onChange={({ target }) => toggle(state, target.checked)}
          />
          <span>{stateWords[state]}</span>
          <b>{counts.get(state)}</b>
        </label>
      ))}
    </div>
  );
}

/** What is typed stays as it is while the address follows; what comes from elsewhere is shown once the field is left. */
function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q;
  }, [q]);
  return (
    <input
      ref={field}
      id={filterFieldId}
      className={shared['field']}
      type="search"
      aria-label="Filter the queue"
      placeholder="Filter the queue"
      defaultValue={q}
      maxLength={200}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What the queue shows: a view, or what is typed and chosen. */
export function QueueFilters({ queue }: { queue: Queue }) {
  const { filter, setFilter, kinds } = queue;
  const change = (part: Partial<QueueFilter>) => setFilter({ ...filter, ...part });
  return (
    <div className={styles['filters']}>
      <QueueViews queue={queue} />
      <div className={shared['line']}>
        <SearchField q={filter.q} onChange={(q) => change({ q })} />
        <KeyCap>/</KeyCap>
        {kinds.length > 1 && (
          <select
            className={shared['field']}
            aria-label="Kind"
            value={filter.kind}
            onChange={({ target }) => change({ kind: target.value as SubmissionKind | '' })}
          >
            <option value="">All kinds</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </select>
        )}
      </div>
      <States queue={queue} />
      <div className={queueStyles['tools']}>
        <MoreFilters queue={queue} />
        <CsvButton
          list="submissions"
          isEmpty={queue.total === 0}
          readRows={(dataProvider) =>
            readEveryRow(dataProvider, {
              resource: 'submissions',
              filter: queueQuery(filter),
              sort: queueSort,
            })
          }
        />
      </div>
    </div>
  );
}

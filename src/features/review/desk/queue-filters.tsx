import type { SubmissionKind, SubmissionState } from '#features/submissions/model/state.ts';
import { KeyCap } from './key-cap.tsx';
import styles from './review.module.css';
import { kindWords, stateWords } from './state-words.ts';
import type { Queue, QueueFilter } from './use-queue.ts';

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

/** What the queue shows: the most urgent, or what is typed and chosen. */
export function QueueFilters({ queue }: { queue: Queue }) {
  const { filter, setFilter, urgent, kinds } = queue;
  const isUrgent = JSON.stringify(filter) === JSON.stringify(urgent);
  const change = (part: Partial<QueueFilter>) => setFilter({ ...filter, ...part });
  return (
    <div className={styles['filters']}>
      <div className={styles['views']}>
        <button type="button" aria-pressed={isUrgent} onClick={() => setFilter(null)}>
          Most urgent
        </button>
        <button
          type="button"
          aria-pressed={!filter.q && !filter.kind && filter.states.length === 0}
          onClick={() => setFilter({ q: '', kind: '', states: [] })}
        >
          Everything
        </button>
      </div>
      <div className={styles['line']}>
        <input
          id={filterFieldId}
          className={styles['field']}
          type="search"
          aria-label="Filter the queue"
          placeholder="Filter the queue"
          value={filter.q}
          maxLength={200}
          onChange={({ target }) => change({ q: target.value })}
        />
        <KeyCap>/</KeyCap>
        {kinds.length > 1 && (
          <select
            className={styles['field']}
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
    </div>
  );
}

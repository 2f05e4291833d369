import { useState, type SubmitEvent } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import { isSameFilter, wholeQueue, type QueueFilter } from './queue-filter.ts';
import styles from './queue-views.module.css';
import shared from './review-shared.module.css';
import type { Queue } from './use-queue.ts';
import { viewLabelMaxCharacters } from '../model/queue-view.ts';
import { useQueueViews, type SavedView } from './use-queue-views.ts';
import { useQueueChoices } from './use-queue-choices.ts';

/** Asks for the name of a view. */
function NameForm({ onSave, onClose }: { onSave: (label: string) => void; onClose: () => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name === 'string' && name.trim()) onSave(name.trim());
  };
  return (
    <form className={shared['line']} onSubmit={submit}>
      <input
        name="name"
        className={shared['field']}
        aria-label="Name of the view"
        placeholder="Name of the view"
        required
        maxLength={viewLabelMaxCharacters}
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && !belongsToInputMethod(event) && onClose()}
      />
      <button type="submit" className={shared['link']}>
        Save view
      </button>
    </form>
  );
}

type GivenView = Pick<SavedView, 'label' | 'filter'>;

/** The views that everyone has. */
function useGivenViews(urgent: QueueFilter): GivenView[] {
  const person = useQueueChoices()?.own;
  const own = person !== undefined && { ...wholeQueue, holder: person };
  return [
    { label: 'Most urgent', filter: urgent },
    ...(own ? [{ label: 'Mine', filter: own }] : []),
    { label: 'Everything', filter: wholeQueue },
  ];
}

/** The most urgent, one's own, everything, and what this person saved. */
export function QueueViews({ queue }: { queue: Queue }) {
  const { filter, setFilter, urgent } = queue;
  const given = useGivenViews(urgent);
  const { views, save, remove } = useQueueViews(queue);
  const [isNaming, setNaming] = useState(false);
  const current = [...given, ...views].find((view) => isSameFilter(view.filter, filter));
  const saved = views.find((view) => view === current);
  const saveAs = (label: string) => {
    void save(label, filter);
    setNaming(false);
  };
  return (
    <>
      <div className={styles['views']} role="group" aria-label="Views">
        {[...given, ...views].map((view) => (
          <button
            key={view.label}
            type="button"
            aria-pressed={view === current}
            onClick={() => setFilter(view.filter)}
          >
            {view.label}
          </button>
        ))}
        {!current && !isNaming && (
          <button type="button" onClick={() => setNaming(true)}>
            + Save view
          </button>
        )}
        {saved && (
          <button type="button" onClick={() => void remove(saved)}>
            Remove view
          </button>
        )}
      </div>
      {isNaming && <NameForm onSave={saveAs} onClose={() => setNaming(false)} />}
    </>
  );
}

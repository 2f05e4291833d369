import { useState, type SubmitEvent } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import { isSameFilter, wholeQueue, type QueueFilter } from './queue-filter.ts';
import styles from './queue-views.module.css';
import shared from './review-shared.module.css';
import type { Queue } from './use-queue.ts';
import { viewLabelMaxCharacters, type ViewAction } from '../model/queue-view.ts';
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

type GivenView = Pick<SavedView, 'label' | 'filter'> & Partial<Pick<SavedView, 'id' | 'owner'>>;

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

/** What its owner does with the view that is shown. */
function OwnView({ view, onAct }: { view: SavedView; onAct: (action: ViewAction) => void }) {
  return (
    <>
      <button type="button" onClick={() => onAct(view.isShared ? 'stop-sharing' : 'share')}>
        {view.isShared ? 'Stop sharing' : 'Share with everyone'}
      </button>
      <button type="button" onClick={() => onAct('remove')}>
        Remove view
      </button>
    </>
  );
}

/** The most urgent, one's own, everything, what this person saved, and what colleagues share. */
export function QueueViews({ queue }: { queue: Queue }) {
  const { filter, setFilter, urgent } = queue;
  const given = useGivenViews(urgent);
  const { views, save, act } = useQueueViews(queue);
  const [isNaming, setNaming] = useState(false);
  const all: GivenView[] = [...given, ...views];
  const current = all.find((view) => isSameFilter(view.filter, filter));
  const saved = views.find((view) => view === current && view.owner === null);
  const saveAs = (label: string) => {
    void save(label, filter);
    setNaming(false);
  };
  return (
    <>
      <div className={styles['views']} role="group" aria-label="Views">
        {all.map((view) => (
          <button
            key={view.id ?? view.label}
            type="button"
            aria-pressed={view === current}
            onClick={() => setFilter(view.filter)}
          >
            {view.label}
            {view.owner && ` · ${view.owner}`}
          </button>
        ))}
        {!current && !isNaming && (
          <button type="button" onClick={() => setNaming(true)}>
            + Save view
          </button>
        )}
        {saved && <OwnView view={saved} onAct={(action) => void act(saved, action)} />}
      </div>
      {isNaming && <NameForm onSave={saveAs} onClose={() => setNaming(false)} />}
    </>
  );
}

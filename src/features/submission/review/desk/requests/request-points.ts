import { createContext, use, useState } from 'react';
import type { ChangeRequest } from '#features/submission/submissions/model/change-request.ts';
import { latestRequest } from '../../model/latest-request.ts';
import { requestsMax } from '#features/submission/submissions/model/review-text.ts';
import type { ReviewSubmission } from '../../model/review-submission.ts';
import { keepValue, keptKey, readKept } from '#features/submission/review-queue/desk/kept-value.ts';

/** The fields that a request for changes points at, while it is being written. */
export interface RequestPoints {
  points: readonly ChangeRequest[];
  isFull: boolean;
  /** Points at a field, once. */
  add(field: string): void;
  setText(field: string, text: string): void;
  remove(field: string): void;
  /** Is a field being chosen? */
  isPicking: boolean;
  setPicking(isPicking: boolean): void;
}

/** Where the text of a point is typed. */
export const pointFieldId = (field: string) => `request-${field}`;

/** Kept like every text of a decision; what was sent is forgotten with the version it was about. */
export function useRequestPoints({ id, version }: ReviewSubmission): RequestPoints {
  const key = keptKey(id, 'request-changes.points');
  const [held, setHeld] = useState(() => ({ version, points: readKept<readonly ChangeRequest[]>(key, []) }));
  const [isPicking, setPicking] = useState(false);
  if (held.version !== version) setHeld({ version, points: readKept(key, []) });
  const { points } = held;

  function set(next: readonly ChangeRequest[]) {
    setHeld({ version, points: next });
    keepValue(key, next);
  }
  return {
    points,
    isFull: points.length >= requestsMax,
    add(field) {
      setPicking(false);
      if (!points.some((point) => point.field === field)) set([...points, { field, text: '' }]);
      requestAnimationFrame(() => document.getElementById(pointFieldId(field))?.focus());
    },
    setText: (field, text) => set(points.map((point) => (point.field === field ? { field, text } : point))),
    remove: (field) => set(points.filter((point) => point.field !== field)),
    isPicking,
    setPicking,
  };
}

const PointsContext = createContext<RequestPoints | null>(null);

export const RequestPointsProvider = PointsContext.Provider;

/** The points of the submission that is open. */
export function usePoints(): RequestPoints {
  const points = use(PointsContext);
  if (!points) throw new Error('usePoints is used outside of a RequestPointsProvider');
  return points;
}

/** What is asked for at a field: now, or in the latest request; undefined where nothing is. */
export function useAskedAt(submission: ReviewSubmission): (field: string) => string | undefined {
  const { points } = usePoints();
  const sent = latestRequest(submission)?.requests ?? [];
  return (field) => [...points, ...sent].find((point) => point.field === field)?.text;
}

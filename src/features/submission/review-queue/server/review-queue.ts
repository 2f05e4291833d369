import { kindsFor } from '../model/kind-permissions.ts';
import type { Lease } from '../model/lease.ts';
import type { Presence } from '../model/presence.ts';
import type { ReviewCount, ReviewRow } from '../model/queue-row.ts';
import type { QueueChoices, ReviewListRequest } from '../model/review-list.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { countSubmissions } from './count-submissions.ts';
import { findPresence } from './lease/find-presence.ts';
import { moveLease, type LeaseRequest } from './lease/move-lease.ts';
import { createReaders } from './lease/readers.ts';
import { takeNext, type NextRequest } from './lease/take-next.ts';
import { listQueueChoices } from './list-queue-choices.ts';
import { listSubmissions } from './list-submissions.ts';
import type { QueueDependencies } from './queue-dependencies.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';
import { tellLate } from './tell-late.ts';
import { createQueueViews, type QueueViews } from './queue-views.ts';

/** The submissions at the desk, who has them, and which is next. */
export interface ReviewQueue {
  /** @returns one page of what this person may see, and how many match in all */
  list(
    request: Omit<ReviewListRequest, 'kinds'>,
    person: Reviewer,
  ): Promise<{ data: ReviewRow[]; total: number }>;
  /** Takes an item or gives it back. @returns who has it then @throws AppError not-found, forbidden */
  lease(request: LeaseRequest): Promise<Lease | null>;
  /** Who is at an item now, and notes that this person is. @throws AppError not-found, forbidden */
  presence(id: number, person: Reviewer): Promise<Presence>;
  /** Takes the most urgent item: of those that were given to the person first, then of those that no one has. Undefined when there is none. */
  next(request: NextRequest, person: Reviewer): Promise<{ id: number } | undefined>;
  /** What the queue can be filtered by apart from its states. */
  choices(person: Reviewer): Promise<QueueChoices>;
  /** Every state, those without submissions too, and the sum, of what this person may see. */
  counts(person: Reviewer): Promise<ReviewCount[]>;
  views: QueueViews;
  /** Tells what is late, once for each promise. */
  tellLate(): Promise<void>;
  /** Reminds candidates, and those who invited them, of interviews of the next 24 hours, once for each invitation. */
  remindOfInterviews(): Promise<void>;
}

export function createReviewQueue(dependencies: QueueDependencies): ReviewQueue {
  const { database, now } = dependencies;
  const readers = createReaders(now);
  return {
    list: (request, person) => listSubmissions(dependencies, { ...request, kinds: kindsFor(person) }, person),
    lease: (request) => moveLease(dependencies, request),
    presence: (id, person) => findPresence({ ...dependencies, readers }, id, person),
    next: (request, person) => takeNext(dependencies, request, person),
    choices: (person) => listQueueChoices(database, person),
    counts: (person) => countSubmissions(database, kindsFor(person)),
    views: createQueueViews(dependencies),
    tellLate: () => tellLate(dependencies),
    remindOfInterviews: () => remindOfInterviews(dependencies),
  };
}

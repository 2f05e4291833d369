import type { AppealCase, AppealCaseDetail, AppealCount } from '../model/appeal-case.ts';
import type { AppealResult, AppealView } from '../model/appeal.ts';
import type { Page } from '#platform/database/fetch-page.ts';
import type { AppealDependencies } from './appeal-dependencies.ts';
import { decideAppeal, type DecideOutcome, type DecideRequest } from './decide-appeal.ts';
import { findAppealView } from './find-appeal.ts';
import type { Decider } from './find-bar.ts';
import { countAppeals, getAppeal, listAppeals, type AppealListRequest } from './read-appeals.ts';
import { tellDelisted } from './tell-delisted.ts';
import { tellLate } from './tell-late.ts';
import { submitAppeal, type AppealForm } from './submit-appeal.ts';

/** Appeals of teams, and what the desk does with them. */
export interface Appeals {
  /** What the status page of this reference shows; null where there is no decision against it. */
  find(reference: string): Promise<AppealView | null>;
  submit(form: AppealForm): Promise<AppealResult>;
  /** Tells the teams of items that were delisted in the last day; one that was told is not told again. */
  tellDelisted(): Promise<void>;
  /** Tells people at the desk of each appeal that is late, once. */
  tellLate(): Promise<void>;
  list(request: AppealListRequest): Promise<Page<AppealCase>>;
  counts(): Promise<AppealCount[]>;
  /** @throws AppError not-found */
  get(id: number, person: Decider): Promise<AppealCaseDetail>;
  /** @throws AppError not-found, conflict */
  decide(request: DecideRequest): Promise<DecideOutcome>;
}

export function createAppeals(dependencies: AppealDependencies): Appeals {
  const { database } = dependencies;
  return {
    find: (reference) => findAppealView(database, reference),
    tellDelisted: () => tellDelisted(dependencies),
    tellLate: () => tellLate(dependencies),
    submit: (form) => submitAppeal(dependencies, form),
    list: (request) => listAppeals(database, request),
    counts: () => countAppeals(database),
    get: (id, person) => getAppeal(database, id, person),
    decide: (request) => decideAppeal(dependencies, request),
  };
}

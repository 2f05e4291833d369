import { caseActions, type CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { listColleagues } from '#features/team/accounts/server/list-colleagues.ts';
import type { Assignee, Assignment, NextCase } from '../model/assignment.ts';
import { assignCase, type AssignRequest } from './assign-case.ts';
import type { CaseDependencies } from './case-dependencies.ts';
import { listAssignments } from './list-assignments.ts';
import { findNext, takeNext, type NextRequest } from './next-case.ts';

interface CasePlace {
  kind: CaseKind;
  id: number;
  /** Who reads it. */
  person: { id: string };
}

/** Who works on the desk's cases, and which one is next; the same for every kind. */
export interface Cases {
  /** Who works on each of them, by number. */
  list(request: {
    kind: CaseKind;
    ids: readonly number[];
    person: { id: string };
  }): Promise<Map<number, Assignment>>;
  get(place: CasePlace): Promise<Assignment | null>;
  /** @throws AppError not-found, conflict */
  assign(request: AssignRequest): Promise<Assignment | null>;
  /** The most urgent case without taking it. */
  peek(request: NextRequest): Promise<NextCase | null>;
  /** The most urgent case, which is the person's from then on. */
  take(request: NextRequest): Promise<number | null>;
  /** Who can be assigned cases of a kind, by name. */
  assignees(kind: CaseKind, person: { id: string }): Promise<Assignee[]>;
}

export function createCases(dependencies: CaseDependencies): Cases {
  const { database } = dependencies;
  const get = async ({ id, ...request }: CasePlace) =>
    (await listAssignments(database, { ...request, ids: [id] })).get(id) ?? null;
  return {
    get,
    list: (request) => listAssignments(database, request),
    assign: async (request) => {
      await assignCase(dependencies, request);
      return get(request);
    },
    peek: (request) => findNext(dependencies, request),
    take: (request) => takeNext(dependencies, request),
    assignees: async (kind, person) => {
      const colleagues = await listColleagues(database);
      return colleagues
        .filter((colleague) => may(colleague, caseActions[kind].decide))
        .map(({ id, label }) => ({ id, name: label, is_own: id === person.id }));
    },
  };
}

import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { AppError } from '#lib/app-error.ts';
import type { NextCase } from '../model/assignment.ts';
import { assignCase } from './assign-case.ts';
import type { CaseDependencies } from './case-dependencies.ts';

export interface NextRequest {
  kind: CaseKind;
  /** The case that the person is leaving. */
  except?: number | undefined;
  person: SignedIn;
}

/**
 * The most urgent case: of the person's own first, then of those that are unassigned. What they cannot decide about is left out, one by one: it is
 * little, because it is what they sent themselves or decided before.
 * @param left numbers that are left out; what is found to be barred is added
 */
async function find(
  { database, sources }: CaseDependencies,
  { kind, person }: NextRequest,
  left: number[],
): Promise<(NextCase & { isOwn: boolean }) | undefined> {
  const source = sources[kind];
  for (const holder of [person.id, null]) {
    let first = await source.findFirst(database, { holder, except: left });
    while (first && (await source.isBarred(database, first.id, person))) {
      left.push(first.id);
      first = await source.findFirst(database, { holder, except: left });
    }
    if (first) return { ...first, isOwn: holder !== null };
  }
  return undefined;
}

const leftBy = ({ except }: NextRequest): number[] => (except === undefined ? [] : [except]);

/** What `takeNext` would probably lead to. */
export async function findNext(
  dependencies: CaseDependencies,
  request: NextRequest,
): Promise<NextCase | null> {
  const found = await find(dependencies, request, leftBy(request));
  return found ? { id: found.id, name: found.name } : null;
}

/** @returns false when it was decided or someone else got it in the meantime */
async function take(
  dependencies: CaseDependencies,
  { kind, id, person }: { kind: CaseKind; id: number; person: SignedIn },
): Promise<boolean> {
  try {
    await assignCase(dependencies, { kind, id, to: person.id, seen: null, person });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false;
    throw error;
  }
}

/**
 * Leads to the most urgent case, and assigns it to the person where no one had it: two people are never led to the same one. Who loses the race
 * for it gets the one after it.
 * @returns its number; null when there is none
 */
export async function takeNext(dependencies: CaseDependencies, request: NextRequest): Promise<number | null> {
  const { kind, person } = request;
  const left = leftBy(request);
  for (;;) {
    const found = await find(dependencies, request, left);
    if (!found) return null;
    if (found.isOwn || (await take(dependencies, { kind, id: found.id, person }))) return found.id;
    left.push(found.id);
  }
}

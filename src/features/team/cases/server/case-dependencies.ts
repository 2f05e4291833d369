import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { Database } from '#platform/database/database.ts';
import type { CaseSource } from './case-source.ts';

/** External dependencies of the cases; created once at the start. */
export interface CaseDependencies {
  database: Database;
  sources: Record<CaseKind, CaseSource>;
  now: () => Date;
}

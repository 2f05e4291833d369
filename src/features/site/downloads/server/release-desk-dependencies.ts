import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { OpenDatabase } from '#platform/database/database.ts';

export interface ReleaseDeskDependencies extends OpenDatabase {
  brand: Pick<Brand, 'downloads'>;
  rule: DecisionRule;
  now: () => Date;
}

import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';

/** The rule of a brand with one person at its desk: for tests of what one person does. */
export const onePerson: DecisionRule = { decidesAlone: true };

/** Who decides what every visitor then trusts. */
export interface DecisionRule {
  /** The brand has one person at its desk: what would wait for a second one is done immediately, and the audit log says so each time. */
  decidesAlone: boolean;
}

export const twoPeople: DecisionRule = { decidesAlone: false };

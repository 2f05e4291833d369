interface CountedState<State> {
  state: State;
  /** PostgreSQL counts in text. */
  count: number | string;
}

/** Rows counted by state: all states in their order, including empty ones, and the total. */
export function countStates<State extends string>(
  states: readonly State[],
  rows: readonly CountedState<string>[],
): { id: State | 'all'; count: number }[] {
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const counts = states.map((id) => ({ id, count: counted.get(id) ?? 0 }));
  return [...counts, { id: 'all', count: counts.reduce((sum, { count }) => sum + count, 0) }];
}

export const stepGroups = ['running', 'opening', 'content'] as const;
export type StepGroup = (typeof stepGroups)[number];

/** The steps in their order, each with its group. Those of `content` can wait until visitors are there. */
export const setupSteps = [
  { id: 'administrators', group: 'running' },
  { id: 'second-factors', group: 'running' },
  { id: 'reviewers', group: 'running' },
  { id: 'mail', group: 'running' },
  { id: 'donations', group: 'running' },
  { id: 'chains', group: 'opening' },
  { id: 'categories', group: 'opening' },
  { id: 'releases', group: 'opening' },
  { id: 'listings', group: 'content' },
  { id: 'news', group: 'content' },
  { id: 'banners', group: 'content' },
  { id: 'tutorials', group: 'content' },
] as const satisfies readonly { id: string; group: StepGroup }[];
export type StepId = (typeof setupSteps)[number]['id'];

/** `attention`: it works, but not as a team would want it for long. */
export type StepState = 'done' | 'open' | 'attention';

export interface SetupStep {
  id: StepId;
  state: StepState;
  /** How many there are: accounts, releases, …; of second factors, how many people lack one. */
  count: number;
}

const groupOf = new Map<StepId, StepGroup>(setupSteps.map(({ id, group }) => [id, group]));

/** Steps of one group, in their order. */
export const stepsOf = (steps: readonly SetupStep[], group: StepGroup): SetupStep[] =>
  steps.filter(({ id }) => groupOf.get(id) === group);

/** True while visitors would find something missing that every wallet's site has: then the desk begins with the checklist. */
export const isSetupOpen = (steps: readonly SetupStep[]): boolean =>
  stepsOf(steps, 'opening').some(({ state }) => state === 'open');

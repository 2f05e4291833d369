import type { DeskAction } from '#features/team/accounts/model/permissions.ts';

export const stepGroups = ['running', 'opening', 'content'] as const;
export type StepGroup = (typeof stepGroups)[number];

/**
 * The steps in their order, each with its group. Those of `content` can wait until visitors are there. `page` is where visitors see what a
 * step fills, without language.
 */
export const setupSteps = [
  { id: 'administrators', group: 'running' },
  { id: 'second-factors', group: 'running' },
  { id: 'reviewers', group: 'running' },
  { id: 'mail', group: 'running' },
  { id: 'donations', group: 'running' },
  { id: 'alerts', group: 'running' },
  { id: 'brand', group: 'opening', page: '/brandkit' },
  { id: 'chains', group: 'opening', page: '/submit/token' },
  { id: 'categories', group: 'opening', page: '/dappstore' },
  { id: 'releases', group: 'opening', page: '/verify' },
  { id: 'donation-address', group: 'opening', page: '/submit/dapp' },
  { id: 'legal-texts', group: 'opening', page: '/privacy' },
  { id: 'listings', group: 'content', page: '/dappstore' },
  { id: 'news', group: 'content', page: '/news' },
  { id: 'banners', group: 'content', page: '/' },
  { id: 'tutorials', group: 'content', page: '/dappstore' },
  { id: 'answers', group: 'content' },
] as const satisfies readonly { id: string; group: StepGroup; page?: string }[];
export type StepId = (typeof setupSteps)[number]['id'];

/** `attention`: it works, but not as a team would want it for long, or no person of the team has looked at what came with the product. */
export type StepState = 'done' | 'open' | 'attention';

export interface SetupStep {
  id: StepId;
  state: StepState;
  /**
   * How many there are: accounts, releases, …; of second factors, how many people lack one; of the donation address, how many people
   * compared it; of drawings, legal pages and answers, how many are not the team's, do not respond, or lack a language.
   */
  count: number;
  /** What is set, which pages do not respond, or what the chain says otherwise. */
  note?: string;
  /** The server is still asking; the next look has the answer. */
  isPending?: true;
  /** Mail servers refuse the portal, and `count` emails wait for that. */
  isRefused?: true;
  /** Address of the page on which visitors see it, in English; absent where no page shows it. */
  page?: string;
}

/**
 * The steps that a person can mark as checked, and what the person must be allowed to do: their content came with the product, or only a
 * person can compare it.
 */
export const confirmableSteps = {
  categories: 'catalogue.edit',
  'donation-address': 'accounts.manage',
  answers: 'answers.edit',
} as const satisfies Partial<Record<StepId, DeskAction>>;
export type ConfirmableStep = keyof typeof confirmableSteps;

const groupOf = new Map<StepId, StepGroup>(setupSteps.map(({ id, group }) => [id, group]));

/** Steps of one group, in their order. */
export const stepsOf = (steps: readonly SetupStep[], group: StepGroup): SetupStep[] =>
  steps.filter(({ id }) => groupOf.get(id) === group);

/** True while visitors would find something missing that every wallet's site has: then the desk begins with the checklist. */
export const isSetupOpen = (steps: readonly SetupStep[]): boolean =>
  stepsOf(steps, 'opening').some(({ state }) => state === 'open');

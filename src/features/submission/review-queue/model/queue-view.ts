/** A view of the queue that a person saved under a name of theirs. */
export interface QueueView {
  id: number;
  label: string;
  /** The filter as the address of the queue carries it. */
  query: string;
  /** Whether everyone who reads the queue sees it. */
  is_shared: boolean;
  /** Name of the person who shares it; null for one's own. */
  owner: string | null;
}

export type NewQueueView = Pick<QueueView, 'label' | 'query'>;

/** What a person does with a view of theirs. */
export const viewActions = ['share', 'stop-sharing', 'remove'] as const;
export type ViewAction = (typeof viewActions)[number];

export const viewLabelMaxCharacters = 40;
export const viewQueryMaxCharacters = 1000;
/** Of one person, and of all that are shared: what fits above the queue. */
export const viewsMax = 20;

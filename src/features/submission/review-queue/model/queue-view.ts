/** A view of the queue that a person saved under a name of theirs. */
export interface QueueView {
  id: number;
  label: string;
  /** The filter as the address of the queue carries it. */
  query: string;
}

export const viewLabelMaxCharacters = 40;
export const viewQueryMaxCharacters = 1000;
/** What fits above the queue. */
export const viewsMax = 20;

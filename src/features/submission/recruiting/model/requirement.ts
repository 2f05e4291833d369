/**
 * What an ambassador can bring; candidates who meet `requirementsNeeded` of them may apply (specification
 * §1).
 */
export const requirements = ['community', 'languages', 'self-custody', 'publishing', 'events'] as const;
export type Requirement = (typeof requirements)[number];

export const requirementsNeeded = 2;

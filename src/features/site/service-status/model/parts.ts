/** The services that visitors know, in the order of the page. The names are in addresses of the API and in the database. */
export const serviceParts = ['portal', 'content-api', 'chain-checks', 'mail', 'reviews'] as const;
export type ServicePart = (typeof serviceParts)[number];

/** `unknown` is what was not measured: it never counts as working. */
export const partStates = ['works', 'slow', 'disrupted', 'unknown'] as const;
export type PartState = (typeof partStates)[number];

/** What was found out about each part at one moment. A part that this portal does not offer is absent. */
export type PartReadings = Partial<Record<ServicePart, PartState>>;

/** How far back the history goes, today included. */
export const historyDays = 90;

/** A listed DApp gets a chart of its own from its id; until then every form shows this one. */
export const previewSeed = 9;

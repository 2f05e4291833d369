/* The import table of docs/architecture.md as data, without the edges between features (rooms.ts). */

/** Name → the names it may import or build on. */
export type Edges = Readonly<Record<string, readonly string[]>>;

/** Features that belong together: a folder in `src/features`. */
export interface FeatureGroup {
  /** What it is about, in a few words. */
  about: string;
  /** The groups that it builds on, and through them on theirs. At most 12 such arrows, so that one can keep them in mind. */
  uses: readonly string[];
  /** Feature → the features it may build on: of its own group, or of one that the group reaches. Acyclic. */
  features: Edges;
}

/** Rooms outside features. A room may always import from itself. */
export const rooms: Edges = {
  lib: [],
  i18n: ['lib', 'brand'],
  platform: ['lib'],
  ui: ['lib', 'i18n'],
  routes: [
    'features',
    'i18n',
    'lib',
    'platform/files',
    'platform/http',
    'platform/limits',
    'platform/log',
    'brand',
  ],
};

/** What each part of a feature may import: `own` parts of the same feature, `declared` parts of the features it declares below. */
export const featureParts: Readonly<
  Record<string, Readonly<Record<'rooms' | 'own' | 'declared', readonly string[]>>>
> = {
  model: { rooms: ['lib', 'i18n'], own: [], declared: ['model'] },
  server: { rooms: ['lib', 'i18n', 'platform', 'brand'], own: ['model'], declared: ['model', 'server'] },
  view: { rooms: ['lib', 'i18n', 'ui', 'brand'], own: ['model'], declared: ['model', 'view'] },
  desk: { rooms: ['lib'], own: ['model'], declared: ['model', 'desk'] },
};

/* The import table of docs/architecture.md as data, without the edges between features (rooms.ts). */

/** Name → the names it may import or build on. */
export type Edges = Readonly<Record<string, readonly string[]>>;

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

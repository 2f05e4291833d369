/** Name → the names it may import or build on (rooms.js). */
type Edges = Readonly<Record<string, readonly string[]>>;

export declare const rooms: Edges;
export declare const featureParts: Readonly<
  Record<string, Readonly<Record<'rooms' | 'own' | 'declared', readonly string[]>>>
>;
export declare const featureEdges: Edges;

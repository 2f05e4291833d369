import { rooms } from '../lint/room-parts.ts';
import { featureGroups } from '../lint/rooms.ts';

const begin = '<!-- rooms: begin -->';
const end = '<!-- rooms: end -->';

type Edges = Readonly<Record<string, readonly string[]>>;

/** All nodes reachable from a name, without the name itself. */
export function listReached(edges: Edges, from: string): Set<string> {
  const reached = new Set(edges[from]);
  for (const name of reached) for (const next of edges[name] ?? []) reached.add(next);
  return reached;
}

/** The edges that no longer path replaces (transitive reduction): fewer arrows with the same meaning. */
function listNeededEdges(edges: Edges): [string, string][] {
  return Object.entries(edges).flatMap(([from, targets]) =>
    targets
      .filter((to) => !targets.some((other) => other !== to && listReached(edges, other).has(to)))
      .map((to): [string, string] => [from, to]),
  );
}

/** The arrows between groups of features that are drawn: group → the groups that it builds on. */
export const groupEdges: Edges = Object.fromEntries(
  Object.entries(featureGroups).map(([group, { uses }]) => [group, uses]),
);

/** The rooms as a Mermaid diagram; of the features, their groups. */
function drawRooms(): string {
  const outside = {
    app: ['routes'],
    ...rooms,
    features: ['ui', 'i18n', 'platform', 'brand'],
    platform: ['lib'],
  };
  const plain = Object.fromEntries(
    Object.entries<readonly string[]>(outside).map(([room, may]) => [
      room,
      may.map((name) => name.split('/')[0] ?? name),
    ]),
  );
  return [
    'flowchart TD',
    '  subgraph features["src/features"]',
    '    direction TD',
    ...Object.entries(featureGroups).map(
      ([group, { about, features }]) =>
        `    ${group}["<b>${group}</b>: ${about}<br/>${Object.keys(features).join(' · ')}"]`,
    ),
    ...listNeededEdges(groupEdges).map(([from, to]) => `    ${from} --> ${to}`),
    '  end',
    ...listNeededEdges(plain).map(([from, to]) => `  ${from} --> ${to}`),
  ].join('\n');
}

/**
 * The text of docs/architecture.md with the current diagram in it.
 * @throws when the page has no place for it
 */
export function withDrawing(page: string): string {
  const [head, rest] = page.split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined)
    throw new Error(`docs/architecture.md has no ${begin} … ${end}`);
  return `${head}${begin}\n\n\`\`\`mermaid\n${drawRooms()}\n\`\`\`\n\n${end}${tail}`;
}

import type { IconName } from '#ui/icon/icon-names.ts';

export type KindName = 'chains' | 'infrastructure' | 'exchanges' | 'hardware';

/** What lies at a berth: a chain's icon by its network key, a line icon, or nothing yet. */
export type Berth = { network: string } | { icon: IconName } | null;

/** A pier of the port plan (760 × 640), for one kind of partnership. */
export interface Pier {
  kind: KindName;
  /** On the plan and beside the terms. */
  letter: string;
  y: number;
  /** Its western end; the quay is at `quayX`. */
  x: number;
  /** Along its northern and its southern side, the last at the quay. */
  north: readonly Berth[];
  south: readonly Berth[];
}

export const quayX = 640;

const icon = (name: IconName): Berth => ({ icon: name });
const chain = (network: string): Berth => ({ network });

export const piers: readonly Pier[] = [
  {
    kind: 'chains',
    letter: 'A',
    y: 92,
    x: 196,
    north: ['btc', 'eth', 'tron', 'bsc'].map(chain),
    south: [...['solana', 'base', 'arb'].map(chain), null],
  },
  {
    kind: 'infrastructure',
    letter: 'B',
    y: 244,
    x: 300,
    north: [icon('network'), icon('database'), null],
    south: [icon('gauge'), icon('shield-check'), icon('chart-line')],
  },
  {
    kind: 'exchanges',
    letter: 'C',
    y: 396,
    x: 250,
    north: [icon('repeat'), icon('arrow-left-right'), icon('git-branch')],
    south: [icon('credit-card'), null, icon('banknote')],
  },
  {
    kind: 'hardware',
    letter: 'D',
    y: 548,
    x: 352,
    north: [icon('hard-drive'), null],
    south: [icon('cpu'), icon('nfc')],
  },
];

/** The pier of a kind. @throws Error for a kind without one */
export function pierOf(kind: KindName): Pier {
  const pier = piers.find((each) => each.kind === kind);
  if (!pier) throw new Error(`No pier for ${kind}.`);
  return pier;
}

/** The line icons at a pier. */
export const iconsOf = ({ north, south }: Pier) =>
  [...north, ...south].flatMap((berth) => (berth && 'icon' in berth ? [berth.icon] : []));

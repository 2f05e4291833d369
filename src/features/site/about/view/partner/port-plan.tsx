import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/icon/icon.tsx';
import type { QuayChart } from '#ui/object-hero/object-hero.tsx';
import { piers, quayX, type Berth, type KindName, type Pier } from './berths.ts';
import piersUrl from './piers.svg?url&no-inline';
import styles from './port-plan.module.css';

/** The water around the piers. */
export const portChart: QuayChart = { url: piersUrl, width: 2000, height: 1000 };

/** A ship from above, its bow to the west. */
const hull = 'M-44 0C-40-8-32-15-18-15H34Q42-15 42-8V8Q42 15 34 15H-18C-32 15-40 8-44 0Z';
const pierWidth = 36;
const shipDistance = 104;

/** Roofs between the roots of the piers: left, top, width, height. */
const buildings = [
  [668, 20, 46, 30],
  [726, 14, 30, 44],
  [668, 142, 34, 54],
  [716, 150, 60, 34],
  [668, 304, 60, 32],
  [742, 296, 30, 48],
  [668, 452, 40, 44],
  [722, 446, 54, 26],
  [668, 600, 70, 28],
] as const;

const buildingsPath = buildings.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}zl${w} ${h}`).join('');

const piersPath = piers
  .map(({ x, y }) => {
    const half = pierWidth / 2;
    return `M${quayX} ${y - half}H${x + 3}q-3 0-3 3V${y + half - 3}q0 3 3 3H${quayX}`;
  })
  .join('');

const wayPath = piers.map(({ x, y }) => `M${x + 14} ${y}H${quayX - 8}`).join('');

interface Ship {
  berth: Berth;
  x: number;
  y: number;
  /** Both lines to the pier. */
  lines: string;
}

function shipsOf({ y: pierY, north, south }: Pier): Ship[] {
  return ([-1, 1] as const).flatMap((side) => {
    const berths = side === -1 ? north : south;
    return berths.map((berth, place) => {
      const x = quayX - 64 - (berths.length - 1 - place) * shipDistance;
      const y = pierY + side * (pierWidth / 2 + 21);
      const end = `${y - side * 15}V${pierY + (side * pierWidth) / 2}`;
      return { berth, x, y, lines: `M${x - 26} ${end}M${x + 28} ${end}` };
    });
  });
}

const ships = piers.flatMap(shipsOf);

function Cargo({ ship: { berth, x, y }, icons }: { ship: Ship; icons: Readonly<Record<string, string>> }) {
  if (!berth) return null;
  if ('icon' in berth)
    return <Icon name={berth.icon} size={19} x={x - 3.5} y={y - 9.5} className={styles.icon} />;
  const href = icons[berth.network];
  return href === undefined ? null : (
    <image className={styles.chain} href={href} x={x - 5} y={y - 11} width={22} height={22} />
  );
}

interface PortPlanProps {
  /** Addresses of chain icons by network key. */
  icons: Readonly<Record<string, string>>;
  names: Readonly<Record<KindName, ReactNode>>;
}

/** A port with a pier for each kind of partnership; free berths are dashed, and the visitor's ship arrives. */
export function PortPlan({ icons, names }: PortPlanProps) {
  return (
    <div className={styles.port}>
      <svg className={styles.plan} viewBox="0 0 760 640" aria-hidden="true">
        <path className={styles.building} d={buildingsPath} />
        <path className={styles.pier} d={piersPath} />
        <path className={styles.way} d={wayPath} />
        <path className={styles.line} d={ships.map(({ lines }) => lines).join('')} />
        {ships.map((ship) => (
          <g key={`${ship.x} ${ship.y}`}>
            <path
              className={ship.berth ? styles.ship : styles.free}
              transform={`translate(${ship.x} ${ship.y})`}
              d={hull}
            />
            <Cargo ship={ship} icons={icons} />
          </g>
        ))}
        <path className={styles.course} d="M6 320H236" />
        <path className={styles.arrow} d="M226 313 242 320 226 327" />
        <path className={styles.own} transform="translate(112 320)scale(-1 1)" d={hull} />
        <text className={styles.you} x={112} y={325}>
          <Trans comment="on a ship that arrives in the port: the reader, a future partner">You</Trans>
        </text>
      </svg>
      <ul className={styles.links}>
        {piers.map(({ kind, letter }) => (
          <li key={kind}>
            <a href={`#kind-${letter.toLowerCase()}`}>
              <b aria-hidden="true">{letter}</b>
              <span>{names[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

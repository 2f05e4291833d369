import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './waypoints.module.css';

export interface Waypoint {
  name: ReactNode;
  text: ReactNode;
}

export interface WaypointsProps {
  waypoints: readonly Waypoint[];
  /** May set `--waypoint-ring`, `--waypoint-course` (colours) and `--waypoint-gap`. */
  className?: string | undefined;
}

/** A course to read, from top to bottom; the last waypoint is reached. For a person's own progress: `Steps`. */
export function Waypoints({ waypoints, className }: WaypointsProps) {
  return (
    <ol className={classNames(styles.waypoints, className)}>
      {waypoints.map(({ name, text }, position) => (
        <li key={position}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

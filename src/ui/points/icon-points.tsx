import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';

export interface IconPoint {
  icon: IconName;
  name: ReactNode;
  text: ReactNode;
}

interface IconPointsProps {
  points: readonly IconPoint[];
  className?: string | undefined;
}

/** Points in their order, each with an icon of its own, a name and a text. */
export function IconPoints({ points, className }: IconPointsProps) {
  return (
    <ol className={className}>
      {points.map(({ icon, name, text }) => (
        <li key={icon}>
          <Icon name={icon} size={26} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';

interface TitledPointsProps {
  title: ReactNode;
  items: readonly ReactNode[];
  /** Before each item. */
  mark?: ReactNode;
}

/** Short points below a heading of the third level. */
export function TitledPoints({ title, items, mark }: TitledPointsProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item, position) => (
          <li key={position}>
            {mark}
            {mark ? <span>{item}</span> : item}
          </li>
        ))}
      </ul>
    </div>
  );
}

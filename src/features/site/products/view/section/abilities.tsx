import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { isOffered, type ProductId } from '../../model/offered-products.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './abilities.module.css';

export interface Ability {
  icon: IconName;
  name: ReactNode;
  text: ReactNode;
  /** The product that it needs; a brand without that product does not name it. */
  with?: ProductId;
}

interface AbilitiesProps {
  id: string;
  title: ReactNode;
  lead: ReactNode;
  abilities: readonly Ability[];
}

/** The product's features, as a ruled grid. */
export function Abilities({ id, title, lead, abilities }: AbilitiesProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} title={title} lead={lead} />
        <ul className={styles.grid}>
          {abilities
            .filter(({ with: needed }) => needed === undefined || isOffered(brand, needed))
            .map(({ icon, name, text }, position) => (
              <li key={position}>
                <Icon name={icon} size={26} />
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

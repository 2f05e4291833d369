import { useEffect, useRef } from 'react';
import { ChainIcon } from '../avatar/chain-icon.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './filter-options.ts';
import styles from './option-list.module.css';

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  active: number;
  /** Shown when no option matches. */
  emptyLabel: string;
  onPoint: (index: number) => void;
  onTake: (option: Option) => void;
}

/** Id of one option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list of a combobox. The focus stays in the input; the active option is scrolled into view. */
export function OptionList({
  id,
  label,
  options,
  chosen,
  active,
  emptyLabel,
  onPoint,
  onTake,
}: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.sheet} onMouseDown={(event) => event.preventDefault()}>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        className={styles.list}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={chosen.includes(option.value)}
            className={classNames(styles.option, index === active && styles.active)}
            onMouseMove={() => onPoint(index)}
            onClick={() => onTake(option)}
          >
            {option.icon && <ChainIcon src={option.icon} size={20} />}
            <span>{option.label}</span>
            {chosen.includes(option.value) && <Icon name="check" size={16} className={styles.tick} />}
          </li>
        ))}
      </ul>
      {options.length === 0 && <p className={styles.empty}>{emptyLabel}</p>}
    </div>
  );
}

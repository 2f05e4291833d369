import { ChainIcon } from '../avatar/chain-icon.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './filter-options.ts';
import styles from './option-list.module.css';
import { optionId } from './use-listbox.ts';

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  active: number;
  /** Shown when no option matches. */
  emptyLabel: string;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
}

/** The list of a combobox. */
export function OptionList({
  id,
  label,
  options,
  chosen,
  active,
  emptyLabel,
  onPoint,
  onPick,
}: OptionListProps) {
  return (
    <div className={styles.sheet} onMouseDown={(event) => event.preventDefault()}>
      <ul id={id} role="listbox" aria-label={label} aria-multiselectable="true" className={styles.list}>
        {options.map((option, index) => (
          <li
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={chosen.includes(option.value)}
            className={classNames(styles.option, index === active && styles.active)}
            onMouseMove={() => onPoint(index)}
            onClick={() => onPick(index)}
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

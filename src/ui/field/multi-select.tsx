import { useRef } from 'react';
import { ChainIcon } from '../avatar/chain-icon.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Tag } from '../tag/tag.tsx';
import type { ControlProps } from './field.tsx';
import type { Option } from './filter-options.ts';
import inputStyles from './input.module.css';
import styles from './multi-select.module.css';
import { OptionList } from './option-list.tsx';
import { useCombobox } from './use-combobox.ts';

/** Goes inside a Field: `<Field …>{(control) => <MultiSelect {...control} … />}</Field>`. */
export interface MultiSelectProps extends ControlProps {
  options: readonly Option[];
  /** Pairs of Chinese characters that are one when the options are filtered (`hanPairsFor`). */
  hanPairs?: string | undefined;
  /** Selected values, in the order of selection. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Placeholder ("Add a network"); also the accessible name of the list. */
  placeholder: string;
  /** Shown when nothing matches ("Chain not found"). */
  emptyLabel: string;
  /** Label of a remove button, from the option's label ("Remove BSC"). */
  removeLabel: (label: string) => string;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** Multiple choice among many: the selected ones as tags, and an input that filters the rest. */
export function MultiSelect(props: MultiSelectProps) {
  const { id, options, hanPairs, values, onChange, placeholder, emptyLabel, removeLabel, ...rest } = props;
  const { disabled, onBlur, ...aria } = rest;
  const input = useRef<HTMLInputElement>(null);
  const listId = `${id}-list`;
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  const combobox = useCombobox({
    listId,
    options,
    hanPairs,
    onToggle: toggle,
    onErase: () => onChange(values.slice(0, -1)),
  });
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? []);

  return (
    <div className={styles.root}>
      <div
        className={classNames(inputStyles.input, inputStyles.box, styles.box)}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        {chosen.map((option) => (
          <Tag
            key={option.value}
            mark={option.icon ? <ChainIcon src={option.icon} size={20} /> : undefined}
            removeLabel={removeLabel(option.label)}
            onRemove={() => toggle(option.value)}
            disabled={disabled}
          >
            {option.label}
          </Tag>
        ))}
        <input
          {...aria}
          {...combobox.fieldProps}
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          placeholder={placeholder}
          disabled={disabled}
          value={combobox.typed}
          onChange={(event) => combobox.type(event.target.value)}
          onBlur={() => {
            combobox.close();
            onBlur?.();
          }}
        />
        <Icon name="chevron-down" size={17} className={styles.chevron} />
      </div>
      {combobox.isOpen && (
        <OptionList
          id={listId}
          label={placeholder}
          options={combobox.shown}
          chosen={values}
          active={combobox.active}
          emptyLabel={emptyLabel}
          onPoint={combobox.point}
          onPick={combobox.pick}
        />
      )}
    </div>
  );
}

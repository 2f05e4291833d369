import chip from '../chip/chip.module.css';
import { Icon } from '../icon/icon.tsx';
import type { Choice } from './choice.ts';
import { FieldGroup, type GroupProps } from './field-group.tsx';
import styles from './chip-group.module.css';

export interface ChipGroupProps<Value extends string> extends GroupProps {
  /** Form name; defaults to the id. */
  name?: string | undefined;
  options: readonly Choice<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Multiple choice among a few: checkboxes drawn as chips. The selection keeps the order of the options. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { name, options, values, onChange, ...group } = props;
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !values.includes(each) : values.includes(each))),
    );
  return (
    <FieldGroup {...group}>
      <div className={styles.chips}>
        {options.map((option) => {
          const checked = values.includes(option.value);
          return (
            <label key={option.value} className={chip.chip}>
              <input
                type="checkbox"
                name={name ?? group.id}
                value={option.value}
                checked={checked}
                disabled={option.disabled}
                onChange={() => toggle(option.value)}
              />
              {checked && <Icon name="check" size={15} />}
              <span lang={option.lang}>{option.label}</span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

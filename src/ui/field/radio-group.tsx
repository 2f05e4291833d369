import { classNames } from '../class-names.ts';
import checkStyles from './check.module.css';
import type { Choice } from './choice.ts';
import { FieldGroup, type GroupProps } from './field-group.tsx';
import styles from './radio-group.module.css';

export interface RadioGroupProps<Value extends string> extends GroupProps {
  /** Form name; defaults to the id. */
  name?: string | undefined;
  options: readonly Choice<Value>[];
  /** Empty while nothing is selected. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** One column instead of two. */
  columns?: 1 | 2 | undefined;
}

/** Single choice among a few, as radio buttons in two columns (one on phones). */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, options, value, onChange, columns = 2, ...group } = props;
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={classNames(styles.options, columns === 2 && styles.two)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(checkStyles.check, checkStyles.option)}>
            <input
              type="radio"
              name={name ?? group.id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={classNames(checkStyles.box, checkStyles.radio)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

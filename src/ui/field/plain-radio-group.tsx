import { classNames } from '../class-names.ts';
import checkStyles from './check.module.css';
import type { Choice } from './choice.ts';
import { FieldGroup, type GroupProps } from './field-group.tsx';
import styles from './radio-group.module.css';

export interface PlainRadioGroupProps extends GroupProps {
  name: string;
  options: readonly Choice[];
}

/** Radio buttons of a form that works without JavaScript: the browser keeps the choice, and asks for one where it is required. */
export function PlainRadioGroup({ name, options, ...group }: PlainRadioGroupProps) {
  return (
    <FieldGroup {...group}>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={classNames(checkStyles.check, checkStyles.option)}>
            <input
              type="radio"
              name={name}
              value={value}
              required={group.required}
              className={classNames(checkStyles.box, checkStyles.radio)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

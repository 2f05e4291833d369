import type { Choice } from './choice.ts';
import { FieldGroup, type GroupProps } from './field-group.tsx';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> extends GroupProps {
  /** Form name; defaults to the id. */
  name?: string | undefined;
  options: readonly Choice<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
}

/** Single choice among two to four short labels, side by side in one frame. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { name, options, value, onChange, ...group } = props;
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={styles.segmented}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? group.id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

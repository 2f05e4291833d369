import type { ReactNode } from 'react';

/** One option of a choice. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
  /** Language of the label when it is not the page's. */
  lang?: string | undefined;
}

import type { ChangePageData } from '../../model/change-page.ts';

export interface ChangeFieldsProps {
  data: ChangePageData;
  /** Names of the fields of the kind's form. */
  names: Readonly<Record<string, string>>;
}

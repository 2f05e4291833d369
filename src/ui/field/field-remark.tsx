import { createContext, use, type ReactNode } from 'react';
import { StatusIcon } from '../status-icon/status-icon.tsx';
import styles from './field-remark.module.css';

/** Remarks on fields, by the id of the control or group; undefined where there is none. */
export type RemarkOf = (id: string) => ReactNode;

const FieldRemarks = createContext<RemarkOf>(() => undefined);

/** Puts remarks on the fields inside it, whatever their controls are. */
export const FieldRemarksProvider = FieldRemarks.Provider;

/** What someone says about a field before it is filled in; the control is described by it. */
export function FieldRemark({ id }: { id: string }) {
  const remark = use(FieldRemarks)(id);
  if (!remark) return null;
  return (
    <p className={styles.remark} id={`${id}-remark`}>
      <StatusIcon kind="warning" className={styles.icon} />
      <span>{remark}</span>
    </p>
  );
}

/** Id of the remark on a field, where there is one. */
export function useRemarkId(id: string): string | undefined {
  return use(FieldRemarks)(id) ? `${id}-remark` : undefined;
}

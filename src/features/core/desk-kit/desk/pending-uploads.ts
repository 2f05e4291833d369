import { createContext, use, useEffect, useState } from 'react';

type Report = (difference: 1 | -1) => void;

/** Wraps the fields of a form; its value is `report` of `usePendingUploads`. */
export const UploadsContext = createContext<Report>(() => undefined);

/** Counts the files of a form that are still being uploaded. A form that is stored before they have arrived would lack them. */
export function usePendingUploads(): { isUploading: boolean; report: Report } {
  const [count, setCount] = useState(0);
  const [report] = useState((): Report => (difference) => setCount((before) => before + difference));
  return { isUploading: count > 0, report };
}

/** Tells the form around it that a file is on its way, until it has arrived, was refused, or its field is gone. */
export function useReportUpload(isSending: boolean): void {
  const report = use(UploadsContext);
  useEffect(() => {
    if (!isSending) return;
    report(1);
    return () => report(-1);
  }, [isSending, report]);
}

import { WithholdButton } from '#features/listing/watching/desk/withhold-button.tsx';
import { ReportShow, type ReportActProps } from '#features/store/reports/desk/report-show.tsx';
import { isListedKind } from '#features/store/reports/model/report.ts';

function Withhold({ item: { kind, hid, title, withheld } }: ReportActProps) {
  if (!isListedKind(kind) || hid === null) return null;
  // Whether the person may decide about this item is for the server to say.
  const item = { id: `${kind}-${hid}`, kind, name: title, withheld, delisting: null, bar: null };
  return <WithholdButton item={item} />;
}

/** A reported item, whose links a person takes away from visitors before the case is decided. */
export function ReportedPage() {
  return <ReportShow Act={Withhold} />;
}

import {
  DonateDialog,
  type DonateDialogProps,
} from '#features/submission/paying/view/donate/donate-dialog.tsx';
import type { loader } from './donate.data.ts';
import { draftKinds } from './draft-kinds.ts';
import type { DataOf } from './page.ts';

/** No page: the donate dialog, which the browser shows in front of any page (app/show-donation.tsx). */
export default function Donate(props: Omit<DonateDialogProps, 'kinds'>) {
  return <DonateDialog {...props} kinds={draftKinds} />;
}

export type DonateDialogData = DataOf<typeof loader>;

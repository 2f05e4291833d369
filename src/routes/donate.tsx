import type { loader } from './donate.data.ts';
import type { DataOf } from './page.ts';

/** No page: the donate dialog, which the browser shows in front of any page (app/show-donation.tsx). */
export { DonateDialog as default } from '#features/submissions/view/donate/donate-dialog.tsx';

export type DonateDialogData = DataOf<typeof loader>;

/** No page: the donate dialog, which the browser shows in front of any page (app/show-donation.tsx). */
export { DonateDialog as default } from '#features/submissions/view/donate/donate-dialog.tsx';

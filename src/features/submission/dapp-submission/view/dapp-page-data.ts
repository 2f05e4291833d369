import type { Category } from '#features/store/catalogue/model/category.ts';
import type { SubmitPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';

/** What `/{lang}/submit/dapp` needs from the server. */
export interface DappPageData extends SubmitPageData {
  categories: Pick<Category, 'hid' | 'title'>[];
}

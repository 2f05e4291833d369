import { brand } from '#brand/brand.ts';

const storageKey = 'tips-hidden';

/** Another wording is another notice, which shows again. */
const notice = brand.regionalNotice?.en ?? '';

/** Hides the strip before the first paint where it was closed before, so that the page does not jump. Blocking in `<head>`. */
export const tipsScript = `try{if(localStorage.getItem('${storageKey}')===${JSON.stringify(notice)})document.documentElement.dataset.tips='hidden'}catch(e){}`;

/** Closes the strip, for good where storage is allowed. */
export function hideTips(): void {
  document.documentElement.dataset['tips'] = 'hidden';
  try {
    localStorage.setItem(storageKey, notice);
  } catch {
    // It stays closed until the page is left.
  }
}

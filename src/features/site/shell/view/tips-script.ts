import { deviceStorage } from '#lib/device-storage.ts';

const storageKey = 'tips-hidden';

/**
 * Hides the strip before the first paint where it was closed before, so that the page does not jump. It
 * blocks in `<head>`.
 * @param noticeId letters, digits, `-` and `_`
 */
export function tipsScript(noticeId: string): string {
  return `try{if(localStorage.getItem('${storageKey}')==='${noticeId}')document.documentElement.dataset.tips='hidden'}catch(e){}`;
}

/** Closes the strip: permanently where storage is allowed, otherwise until the page is left. */
export function hideTips(noticeId: string): void {
  document.documentElement.dataset['tips'] = 'hidden';
  deviceStorage.write(storageKey, noticeId);
}

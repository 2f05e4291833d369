import type { SubmitEvent } from 'react';
import { isSecretSearch, mayBeSecretSearch } from '#lib/secrets/is-secret-search.ts';

async function checkAndSubmit(form: HTMLFormElement, words: string, onSecret: () => void): Promise<void> {
  if (await isSecretSearch(words)) onSecret();
  else form.submit();
}

/**
 * For a search that the browser sends as an address, with its words in the field `key`: a recovery phrase or a private key is not sent, so that
 * it is in no address, no history and no log.
 */
export function guardSearch(event: SubmitEvent<HTMLFormElement>, onSecret: () => void): void {
  const words = new FormData(event.currentTarget).get('key');
  if (typeof words !== 'string' || !mayBeSecretSearch(words)) return;
  event.preventDefault();
  // What looks cannot be loaded without a connection: then nothing can be searched either.
  checkAndSubmit(event.currentTarget, words, onSecret).catch(() => undefined);
}

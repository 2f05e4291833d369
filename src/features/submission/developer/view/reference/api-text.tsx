import { useLingui } from '@lingui/react';
import { apiWords } from './api-words.ts';

/** A text of the OpenAPI document in the page's language; untranslated ones stay English and are marked. */
export function ApiText({ text }: { text: string }) {
  const { _ } = useLingui();
  const words = Object.hasOwn(apiWords, text) ? apiWords[text] : undefined;
  return words ? _(words) : <span lang="en">{text}</span>;
}

import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { findMixedWord } from '../model/mixed-script.ts';

/**
 * Names that mix alphabets inside one word. Always blocking, whether or not such a project is known: no legitimate name needs it, and
 * what it imitates may be listed later or elsewhere.
 * @param names by field of the form
 */
export function findMixedScript(names: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(names).flatMap(([field, name]): Finding[] => {
    const mixed = findMixedWord(name);
    if (!mixed) return [];
    const params = { field, word: mixed.word, scripts: mixed.scripts.join(',') };
    return [{ severity: 'blocking', code: 'mixed-script', params }];
  });
}

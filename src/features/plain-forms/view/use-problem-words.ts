import { useLingui } from '@lingui/react/macro';
import type { ProblemCode } from './find-problems.ts';
import { typedSecretWords } from './typed-secret-words.ts';

/** The sentence at the field. */
export function useProblemWords(): (code: ProblemCode) => string {
  const { i18n, t } = useLingui();
  return (code) => {
    switch (code) {
      case 'required':
        return t`This field is required.`;
      case 'choose-one':
        return t`Choose one.`;
      case 'email':
        return t`Please enter a correct email.`;
      case 'link':
        return t`Please enter the correct URL, such as https://example.org.`;
      case 'secret':
        return typedSecretWords(i18n);
    }
  };
}

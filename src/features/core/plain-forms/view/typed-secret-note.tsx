import { useLingui } from '@lingui/react';
import { Note } from '#ui/note/note.tsx';
import { typedSecretWords } from './typed-secret-words.ts';

/** In place of results, where a recovery phrase or a private key was typed into a search. */
export function TypedSecretNote({ className }: { className?: string | undefined }) {
  const { i18n } = useLingui();
  return (
    <Note tone="bad" role="alert" className={className}>
      {typedSecretWords(i18n)}
    </Note>
  );
}

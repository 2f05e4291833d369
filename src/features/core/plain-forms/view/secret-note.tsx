import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note/note.tsx';

/** Says without JavaScript that a form was refused because of a recovery phrase or a private key: by then it was on its way. */
export function SecretNote({ className }: { className?: string | undefined }) {
  return (
    <Note tone="bad" role="alert" className={className}>
      <Trans>
        The text looked like a recovery phrase or a private key, so we did not keep it. If it is real, move
        your assets to a new wallet now.
      </Trans>
    </Note>
  );
}

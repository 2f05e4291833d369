import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { FlowError } from './flow/flow-context.ts';
import note from './error-note.module.css';

export interface ErrorNoteProps {
  error: FlowError;
  onRetry?: () => void;
  /** Of the submission that can no longer be changed. */
  reference?: string | null;
}

/** What stopped a step, and what works. Everything typed is still there. */
export function ErrorNote({ error, onRetry, reference }: ErrorNoteProps) {
  const { t } = useLingui();
  const href = useHref();
  const words: Record<FlowError, { title: string; text: string }> = {
    offline: {
      title: t`We could not reach the server.`,
      text: t`Check your connection and try again. Nothing you entered is lost.`,
    },
    server: {
      title: t`Something went wrong on our server.`,
      text: t`Try again in a moment. Nothing you entered is lost.`,
    },
    'too-many-requests': {
      title: t`Too many requests.`,
      text: t`Wait a few minutes, then try again. Nothing you entered is lost.`,
    },
    refused: {
      title: t`We could not accept the form.`,
      text: t`Go back to the form and check it again. Nothing you entered is lost.`,
    },
    closed: {
      title: t`This submission can no longer be changed.`,
      text: t`It has changed since. See its status page.`,
    },
  };
  const canRetry = onRetry !== undefined && error !== 'closed' && error !== 'refused';
  return (
    <Note tone={error === 'closed' ? 'caution' : 'bad'} role="alert" title={words[error].title}>
      {words[error].text}
      {canRetry ? (
        <div className={note.action}>
          <Button size="small" icon="rotate-cw" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {error === 'closed' && reference ? (
        <div className={note.action}>
          <TextLink href={href(`/submission/${reference}`)} iconEnd="arrow-right">
            <Trans>Open the status page</Trans>
          </TextLink>
        </div>
      ) : null}
    </Note>
  );
}

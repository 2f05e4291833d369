import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { forgetSubmissions, useKeptSubmissions } from './kept-submissions.ts';
import styles from './kept-list.module.css';

/** What was sent from this browser, for people who lost the link. Nothing where nothing was, and where the browser refuses storage. */
export function KeptList() {
  const href = useHref();
  const titleId = useId();
  const kept = useKeptSubmissions();
  const [isErased, setIsErased] = useState(false);
  if (kept.length === 0) return isErased ? <Erased /> : null;
  const erase = () => {
    forgetSubmissions();
    setIsErased(true);
  };
  return (
    <section className={styles.kept} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Sent from this browser</Trans>
      </h2>
      <ul>
        {kept.map(({ reference, number, title }) => (
          <li key={reference}>
            <TextLink href={href(`/submission/${reference}`)}>{title}</TextLink>
            <code>{number}</code>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>
          This list is stored only in this browser. Anyone who uses this browser can open these pages.
        </Trans>
      </p>
      <Button size="small" onClick={erase}>
        <Trans>Erase this list</Trans>
      </Button>
    </section>
  );
}

/** Where the list was: it has the focus, since the button that was pressed is gone. */
function Erased() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} className={styles.kept} role="status" tabIndex={-1}>
      <Trans>The list was erased.</Trans>
    </p>
  );
}

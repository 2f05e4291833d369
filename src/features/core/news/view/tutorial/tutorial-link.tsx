import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { TutorialReference } from '../../model/tutorial.ts';
import styles from './tutorial-link.module.css';

/** Leads from a tool to the tutorial that explains it; nothing where editors have none. */
export function TutorialLink({ tutorial }: { tutorial: TutorialReference | null }) {
  const href = useHref();
  if (tutorial === null) return null;
  return (
    <p className={styles.line}>
      <Trans>Tutorial</Trans>
      <TextLink href={href(tutorial.path)} size="small" icon="book-open" lang={tutorial.lang}>
        {tutorial.title}
      </TextLink>
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './verify-link.module.css';

/** A link beside every file to its verification. */
export function VerifyLink() {
  const href = useHref();
  return (
    <TextLink className={styles.link} size="small" icon="badge-check" href={href('/verify')}>
      <Trans>Verify the file</Trans>
    </TextLink>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { ApplicationContents } from './application-contents.tsx';
import styles from './apply-by-letter.module.css';

/** Only shown without JavaScript: the form cannot work there, an email can. */
export function ApplyByLetter() {
  const { t } = useLingui();
  const address = brand.supportEmail;
  const subject = encodeURIComponent(t`Ambassador application`);
  return (
    <noscript>
      <Note tone="caution" title={<Trans>This form needs JavaScript.</Trans>}>
        <Trans>
          You can apply by email instead. Send the following to{' '}
          <TextLink href={`mailto:${address}?subject=${subject}`}>{address}</TextLink>:
        </Trans>
        <div className={styles.contents}>
          <ApplicationContents />
        </div>
      </Note>
    </noscript>
  );
}

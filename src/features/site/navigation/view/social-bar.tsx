import { useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { brand } from '#brand/brand.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { chatUrlOf, listSocialLinks } from '../model/social-links.ts';
import { FollowDialog } from './follow-dialog.tsx';
import { socialNames } from './footer-words.ts';
import styles from './social-bar.module.css';

/** The social icons of the accounts that the brand has. The chat opens a dialog first; without JavaScript it is a plain link. */
export function SocialBar() {
  const { t } = useLingui();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const links = listSocialLinks(brand, locale);
  const chatUrl = chatUrlOf(brand, locale);
  const askFirst = (event: MouseEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  if (links.length === 0) return null;
  return (
    <div className={styles.bar}>
      {links.map(({ id, icon, url }) => (
        <IconButton
          key={id}
          label={t(socialNames[id])}
          icon={icon}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={id === 'chat' ? askFirst : undefined}
        />
      ))}
      {chatUrl && <FollowDialog url={chatUrl} open={asking} onClose={() => setAsking(false)} />}
    </div>
  );
}

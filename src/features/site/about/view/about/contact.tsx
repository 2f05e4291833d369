import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './contact.module.css';

/** Where to write, and how to take part. */
export function Contact() {
  const { supportEmail, social } = brand;
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-title">
      <div className="wrap">
        <h2 id="contact-title">
          <Trans>Contact us</Trans>
        </h2>
        <ul className={styles.ways}>
          <Way
            icon="mail"
            name={<Trans>Support</Trans>}
            address={`mailto:${supportEmail}`}
            shown={supportEmail}
          >
            <Trans>Ask us about the wallet, a listing or this site.</Trans>
          </Way>
          {social.forum && (
            <Way
              icon="messages-square"
              name={<Trans>Forum</Trans>}
              address={social.forum}
              shown={new URL(social.forum).host}
            >
              <Trans>Ask other users, and read earlier answers.</Trans>
            </Way>
          )}
          <Security />
          <TakePart />
        </ul>
        <Note className={styles.note}>
          <Trans>Staff never send you private messages, and never ask for your recovery phrase.</Trans>
        </Note>
      </div>
    </section>
  );
}

interface WayProps {
  icon: IconName;
  name: ReactNode;
  address: string;
  shown: string;
  children: ReactNode;
}

function Way({ icon, name, address, shown, children }: WayProps) {
  return (
    <li>
      <Icon name={icon} size={26} />
      <h3>{name}</h3>
      <p>{children}</p>
      <TextLink href={address}>{shown}</TextLink>
    </li>
  );
}

function Security() {
  const { securityEmail, links } = brand;
  return (
    <Way
      icon="shield-alert"
      name={<Trans>Security</Trans>}
      address={`mailto:${securityEmail}`}
      shown={securityEmail}
    >
      {links.bugBounty ? (
        <Trans>
          Report vulnerabilities that put people at risk. The <a href={links.bugBounty}>bug bounty</a> lists
          the rewards.
        </Trans>
      ) : (
        <Trans>Report vulnerabilities that put people at risk.</Trans>
      )}
    </Way>
  );
}

function TakePart() {
  const href = useHref();
  const { careers } = brand.links;
  return (
    <li className={styles.part}>
      <h3>
        <Trans>Take part</Trans>
      </h3>
      {careers && (
        <p>
          <Trans>We are a small team in many time zones, and we are hiring.</Trans>
        </p>
      )}
      <ul>
        {careers && (
          <li>
            <TextLink href={careers} iconEnd="arrow-up-right">
              <Trans>Careers</Trans>
            </TextLink>
          </li>
        )}
        <li>
          <TextLink href={href('/recruiting')} iconEnd="arrow-right">
            <Trans>Become an ambassador</Trans>
          </TextLink>
        </li>
        <li>
          <TextLink href={href('/partner')} iconEnd="arrow-right">
            <Trans>Become a partner</Trans>
          </TextLink>
        </li>
        <li>
          <TextLink href={href('/brandkit')} iconEnd="arrow-right">
            <Trans>Logo and brand kit</Trans>
          </TextLink>
        </li>
      </ul>
    </li>
  );
}

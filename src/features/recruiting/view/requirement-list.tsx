import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { requirements, requirementsNeeded, type Requirement } from '../model/requirement.ts';
import styles from './requirement-list.module.css';

const wallet = brand.name;

const words: Record<Requirement, { icon: IconName; name: ReactNode; text: ReactNode }> = {
  community: {
    icon: 'users',
    name: <Trans>You look after a community</Trans>,
    text: <Trans>500 people or more, in a chat, a forum or a club, with crypto among their subjects.</Trans>,
  },
  languages: {
    icon: 'languages',
    name: <Trans>You speak for a place</Trans>,
    text: <Trans>Its language as your own, and English well enough to work with the team.</Trans>,
  },
  'self-custody': {
    icon: 'key-round',
    name: <Trans>You hold your own keys</Trans>,
    text: (
      <Trans>
        For a year or longer, in {wallet} or elsewhere, and you can explain phrases, fees and approvals.
      </Trans>
    ),
  },
  publishing: {
    icon: 'megaphone',
    name: <Trans>You publish</Trans>,
    text: <Trans>Articles, videos or translations about wallets and chains that others follow.</Trans>,
  },
  events: {
    icon: 'calendar',
    name: <Trans>You bring people together</Trans>,
    text: <Trans>You have organised meetups, lessons or a hackathon, or know the projects near you.</Trans>,
  },
};

/** The five requirements, of which some are enough. */
export function RequirementList() {
  const [needed, all] = [requirementsNeeded, requirements.length];
  return (
    <section className={styles.requirements} id="requirements" aria-labelledby="requirements-title">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="requirements-title">
            <Trans>Who can apply</Trans>
          </h2>
          <p className={styles.count}>
            <Trans>
              <b>{needed}</b> of {all} are enough
            </Trans>
          </p>
          <p className="lead">
            <Trans>No degree, no deposit, no minimum holding. If two of these are true of you, write.</Trans>
          </p>
        </div>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement}>
              <Icon name={words[requirement].icon} size={26} />
              <h3>{words[requirement].name}</h3>
              <p>{words[requirement].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

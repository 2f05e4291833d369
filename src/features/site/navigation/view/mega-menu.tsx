import { useLingui } from '@lingui/react/macro';
import { Chart } from '#ui/chart/chart.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { MadeWhenOpened } from '#ui/popover/made-when-opened.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { MenuGroup, Target } from '../model/navigation.ts';
import { groupWords } from './group-words.ts';
import { linkLines, linkTitles } from './link-words.ts';
import styles from './mega-menu.module.css';
import { TargetLink, useTargetProps } from './target-link.tsx';

export interface MegaMenuProps {
  group: MenuGroup;
  id: string;
  open: boolean;
}

/**
 * The menu of a group of the header: a description, its links, a small chart. Without JavaScript its links alone.
 */
export function MegaMenu({ group, id, open }: MegaMenuProps) {
  return (
    <div id={id} className={classNames(styles.mega, open && styles.open)} data-mega="">
      <MadeWhenOpened open={open} plain={<PlainLinks group={group} />}>
        <Contents group={group} />
      </MadeWhenOpened>
    </div>
  );
}

function PlainLinks({ group }: Pick<MegaMenuProps, 'group'>) {
  const { t } = useLingui();
  return (
    <ul className={classNames('wrap', styles.plain)}>
      {group.links.map((link) => (
        <li key={link.id}>
          <TargetLink to={link.target}>{t(linkTitles[link.id])}</TargetLink>
        </li>
      ))}
    </ul>
  );
}

function Contents({ group }: Pick<MegaMenuProps, 'group'>) {
  const { t } = useLingui();
  const words = groupWords[group.id];
  return (
    <div className={classNames('wrap', styles.grid)}>
      <div>
        <p className={styles.title}>{t(words.title)}</p>
        <p className={styles.sentence}>{t(words.sentence)}</p>
      </div>
      <ul className={styles.links}>
        {group.links.map((link) => (
          <li key={link.id}>
            <TargetLink to={link.target} className={styles.link}>
              <Icon name={link.icon} size={24} className={styles.icon} />
              <b className={styles.name}>
                {t(linkTitles[link.id])}
                {'external' in link.target && <Icon name="arrow-up-right" size={13} className={styles.out} />}
              </b>
              <span className={styles.line}>{t(linkLines[link.id])}</span>
            </TargetLink>
          </li>
        ))}
      </ul>
      <div className={styles.picture}>
        <Chart kind="menu" seed={group.chartSeed} className={styles.chart} />
        {group.more && <MoreLink to={group.more}>{t(words.more)}</MoreLink>}
      </div>
    </div>
  );
}

function MoreLink({ to, children }: { to: Target; children: string }) {
  const link = useTargetProps(to);
  return (
    <TextLink {...link} size="small" iconEnd="arrow-right" className={styles.more}>
      {children}
    </TextLink>
  );
}

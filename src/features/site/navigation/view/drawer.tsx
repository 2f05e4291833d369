import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, type ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { MadeWhenOpened } from '#ui/popover/made-when-opened.tsx';
import { listMenuGroups, type MenuGroup, type MenuGroupId } from '../model/navigation.ts';
import { BrandKitLinks } from './brand-kit-links.tsx';
import styles from './drawer.module.css';
import { groupWords } from './group-words.ts';
import { LanguageMenu } from './language-menu.tsx';
import { linkTitles } from './link-words.ts';
import { StoreLink } from './store-link.tsx';
import { TargetLink } from './target-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export interface DrawerProps {
  id: string;
  path: string;
  open: boolean;
}

/** The menu of narrow windows. The page behind it does not scroll while it is open. */
export function Drawer({ id, path, open }: DrawerProps) {
  const { t } = useLingui();
  // The drawer itself answers the press; its first contents are made once it covers the page.
  const isCovering = useDeferredValue(open);
  return (
    <nav
      id={id}
      aria-label={t`Menu`}
      className={classNames(styles.drawer, open && styles.open)}
      data-scroll-lock={open || undefined}
    >
      <MadeWhenOpened open={isCovering}>
        <Contents path={path} />
      </MadeWhenOpened>
    </nav>
  );
}

function Contents({ path }: Pick<DrawerProps, 'path'>) {
  const href = useHref();
  const groups = listMenuGroups(brand, useLocale());
  const group = (groupId: MenuGroupId, isOpen = false) => {
    const found = groups.find(({ id: each }) => each === groupId);
    return found && <LinkGroup group={found} open={isOpen} />;
  };
  return (
    <>
      {group('products', true)}
      <Group title={<Trans>Brand kit</Trans>}>
        <BrandKitLinks iconSize={20} />
      </Group>
      {group('tools')}
      {group('trade')}
      <div className={styles.group}>
        <span className={styles.row}>
          <StoreLink path={path} className={styles.stretched} />
          <Icon name="arrow-right" size={20} className={styles.mark} />
        </span>
      </div>
      {group('build')}
      {group('support')}
      <div className={styles.foot}>
        <Button variant="primary" href={href('/download/app')}>
          <Trans>Download</Trans>
        </Button>
        <LanguageMenu path={path} place="drawer" className={styles.language} />
        <ThemeToggle className={styles.theme} />
      </div>
    </>
  );
}

function LinkGroup({ group, open }: { group: MenuGroup; open?: boolean }) {
  const { t } = useLingui();
  return (
    <Group title={t(groupWords[group.id].title)} open={open}>
      {group.links.map((link) => (
        <TargetLink key={link.id} to={link.target}>
          <Icon name={link.icon} size={20} />
          {t(linkTitles[link.id])}
        </TargetLink>
      ))}
    </Group>
  );
}

function Group({
  title,
  open,
  children,
}: {
  title: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.row}>
        {title}
        <Icon name="chevron-down" size={20} className={styles.mark} />
      </summary>
      <div className={styles.links}>{children}</div>
    </details>
  );
}

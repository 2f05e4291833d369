import { useLingui } from '@lingui/react/macro';
import { useId, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { listMenuGroups, type MenuGroupId } from '../model/navigation.ts';
import { BrandKitSheet } from './brand-kit-sheet.tsx';
import { groupWords } from './group-words.ts';
import { linkTitles } from './link-words.ts';
import styles from './main-menu.module.css';
import { MegaMenu } from './mega-menu.tsx';
import { StoreLink } from './store-link.tsx';
import type { MenuId, OpenMenu } from './use-open-menu.ts';

export interface MainMenuProps {
  path: string;
  menu: OpenMenu;
}

/** The groups of the header. The brand kit shows on medium widths only; wide ones leave its place blank. */
export function MainMenu({ path, menu }: MainMenuProps) {
  const { t } = useLingui();
  const groups = listMenuGroups(brand, useLocale());
  const item = (groupId: MenuGroupId) => {
    const group = groups.find(({ id }) => id === groupId);
    return (
      group && (
        <MenuItem id={group.id} title={t(groupWords[group.id].title)} menu={menu}>
          {(id, open) => <MegaMenu group={group} id={id} open={open} />}
        </MenuItem>
      )
    );
  };
  return (
    <nav
      aria-label={t({ message: 'Main', comment: 'Spoken name of the main navigation' })}
      className={styles.nav}
    >
      <ul className={styles.menu} data-fit-menu="">
        {item('products')}
        <MenuItem id="brand-kit" title={t(linkTitles['brand-kit'])} menu={menu} className={styles.brandKit}>
          {(id, open) => <BrandKitSheet id={id} open={open} className={styles.sheet} />}
        </MenuItem>
        {item('tools')}
        {item('trade')}
        <li>
          <StoreLink path={path} />
        </li>
        {item('build')}
        {item('support')}
      </ul>
    </nav>
  );
}

interface MenuItemProps {
  id: MenuId;
  title: string;
  menu: OpenMenu;
  className?: string | undefined;
  /** What opens below the button. */
  children: (id: string, open: boolean) => ReactNode;
}

function MenuItem({ id: menuId, title, menu, className, children }: MenuItemProps) {
  const id = useId();
  const open = menu.open === menuId;
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape' || belongsToInputMethod(event) || !open) return;
    menu.close();
    event.currentTarget.querySelector('button')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
  };
  return (
    <li className={className} {...menu.hoverOf(menuId)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => menu.toggle(menuId)}>
        {title}
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </button>
      {children(id, open)}
    </li>
  );
}

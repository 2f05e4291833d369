import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type FocusEvent, type KeyboardEvent } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { listMenuGroups, type MenuGroup } from '../model/navigation.ts';
import { groupWords } from './group-words.ts';
import styles from './main-menu.module.css';
import { MegaMenu } from './mega-menu.tsx';
import { StoreLink } from './store-link.tsx';
import type { OpenMenu } from './use-open-menu.ts';

export interface MainMenuProps {
  path: string;
  menu: OpenMenu;
}

/** The groups of the header. The brand kit shows on middling widths only; wide ones leave its place blank. */
export function MainMenu({ path, menu }: MainMenuProps) {
  const { t } = useLingui();
  const href = useHref();
  const [products, tools, trade, build, support] = listMenuGroups(brand);
  const item = (group: MenuGroup | undefined) =>
    group && <MenuItem key={group.id} group={group} menu={menu} />;
  return (
    <nav aria-label={t`Main`} className={styles.nav}>
      <ul className={styles.menu} data-fit-menu="">
        {item(products)}
        <li className={styles.brandKit}>
          <a href={href('/brandkit')} aria-current={path === '/brandkit' ? 'page' : undefined}>
            <Trans>Brand kit</Trans>
          </a>
        </li>
        {item(tools)}
        {item(trade)}
        <li>
          <StoreLink path={path} />
        </li>
        {item(build)}
        {item(support)}
      </ul>
    </nav>
  );
}

function MenuItem({ group, menu }: { group: MenuGroup; menu: OpenMenu }) {
  const { t } = useLingui();
  const id = useId();
  const open = menu.open === group.id;
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== 'Escape' || !open) return;
    menu.close();
    event.currentTarget.querySelector('button')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
  };
  return (
    <li {...menu.hoverOf(group.id)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => menu.toggle(group.id)}>
        {t(groupWords[group.id].title)}
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </button>
      <MegaMenu group={group} id={id} open={open} />
    </li>
  );
}

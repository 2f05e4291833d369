import { useLayoutEffect } from 'react';
import { useGetIdentity, useLocation } from 'react-admin';
import { tabStorage } from '#lib/device-storage.ts';

/** An item that the person has opened. */
export interface RecentItem {
  path: string;
  name: string;
}

const kept = 12;
const titleEnd = ' · Desk';
/** Screens of one item whose title is the item's name. */
const itemPath = /^\/(?:[a-z-]+\/\d+\/show|listings\/[a-z]+-\d+|(?:listing-drafts|content\/[a-z-]+)\/\d+)$/;
/** Of the review while its item loads. */
const loadingTitle = `Review${titleEnd}`;

const keyOf = (account: unknown) => `desk.recent.${String(account)}`;

/** Of this tab and this account, the latest first; it is gone with the tab, because the names of candidates are among them. */
function readRecent(account: unknown): RecentItem[] {
  return (tabStorage.readJson(keyOf(account)) ?? []) as RecentItem[];
}

/** The path and the title of the screen that is shown, where it shows one item. */
export function itemOf(path: string, title: string): RecentItem | undefined {
  if (!itemPath.test(path) || title === loadingTitle || !title.endsWith(titleEnd)) return undefined;
  return { path, name: title.slice(0, -titleEnd.length) };
}

/** Remembers each item that is opened: its screen names it in the window's title, once it has loaded. */
export function useRememberItems(): void {
  const { identity } = useGetIdentity();
  const { pathname } = useLocation();
  const account = identity?.id;
  // Together with the screen: a later effect would keep the next screen's title for the address of the one before.
  useLayoutEffect(() => {
    if (account === undefined) return undefined;
    const remember = () => {
      const item = itemOf(pathname, document.title);
      if (!item) return;
      const others = readRecent(account).filter(({ path }) => path !== item.path);
      tabStorage.write(keyOf(account), JSON.stringify([item, ...others].slice(0, kept)));
    };
    // A screen that was open before can be there already.
    remember();
    const observer = new MutationObserver(remember);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [account, pathname]);
}

/** Items that the person has opened in this tab, the latest first; without the one that is shown. */
export function useRecentItems(): RecentItem[] {
  const { identity } = useGetIdentity();
  const { pathname } = useLocation();
  return identity ? readRecent(identity.id).filter(({ path }) => path !== pathname) : [];
}

import { useState, type ReactNode } from 'react';
import { WithoutScripts } from '../without-scripts/without-scripts.tsx';

export interface MadeWhenOpenedProps {
  open: boolean;
  /** What is there without JavaScript, where it differs. */
  plain?: ReactNode;
  children: ReactNode;
}

/**
 * Contents of a menu: made when it is first opened, and kept. The served page has them in `<noscript>`, which costs a browser with
 * JavaScript no elements; without JavaScript, and for search engines, they are links like all others.
 */
export function MadeWhenOpened({ open, plain, children }: MadeWhenOpenedProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open ? children : <WithoutScripts>{plain ?? children}</WithoutScripts>;
}

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useDismiss } from '#ui/popover/use-dismiss.ts';
import { BrandKitSheet } from './brand-kit-sheet.tsx';
import styles from './brand-popup.module.css';
import { Logo } from './logo.tsx';

const rightButton = 2;

/**
 * The header's logo. A right click opens a small menu: the brand kit as a page, and as a file. So does the
 * context-menu key, which moves the focus into it; Escape returns it.
 */
export function BrandPopup({ wordmarkClassName }: { wordmarkClassName?: string | undefined }) {
  const [opened, setOpened] = useState<'by-pointer' | 'by-key' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const open = opened !== null;
  useEffect(() => {
    if (opened === 'by-key') sheet.current?.querySelector('a')?.focus();
  }, [opened]);
  const close = (focus: 'return' | 'leave') => {
    const hadFocus = sheet.current?.contains(document.activeElement);
    setOpened(null);
    if (focus === 'return' && hadFocus) root.current?.querySelector('a')?.focus();
  };
  useDismiss({
    open,
    inside: root,
    onDismiss: (reason) => close(reason === 'escape' ? 'return' : 'leave'),
  });
  const toggle = ({ button }: MouseEvent) => {
    if (open) close('return');
    else setOpened(button === rightButton ? 'by-pointer' : 'by-key');
  };
  return (
    <div ref={root} className={styles.root} onClick={() => close('return')}>
      <Logo wordmarkClassName={wordmarkClassName} onContextMenu={toggle} />
      <BrandKitSheet ref={sheet} open={open} />
    </div>
  );
}

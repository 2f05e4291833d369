import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MadeWhenOpened } from './made-when-opened.tsx';
import styles from './popover.module.css';
import { useDismiss } from './use-dismiss.ts';

/** Spread on the button that opens the popover. */
export interface PopoverTrigger {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface PopoverProps {
  trigger: (props: PopoverTrigger) => ReactNode;
  /** Which edge of the trigger it is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** Opens upward (in bars at the bottom of the screen). */
  above?: boolean | undefined;
  /** Class of the popover: its width and layout. */
  className?: string | undefined;
  /** Class of the box around trigger and popover. */
  rootClassName?: string | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small popover below its button. Links in it work without JavaScript: CSS shows it while something inside has the focus.
 */
export function Popover({ trigger, align = 'end', above, className, rootClassName, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismiss({
    open,
    inside: root,
    onDismiss: (reason) => {
      setOpen(false);
      if (reason === 'escape') root.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    },
  });
  // The selected item is hidden with the popover, so the focus returns to the button.
  useLayoutEffect(() => {
    if (open || !root.current?.contains(document.activeElement)) return;
    root.current.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus({ preventScroll: true });
  }, [open, id]);
  return (
    <div ref={root} className={classNames(styles.root, rootClassName)}>
      {trigger({
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => setOpen(!open),
      })}
      <div
        id={id}
        className={classNames(
          styles.sheet,
          styles[align],
          above && styles.above,
          open && styles.open,
          className,
        )}
      >
        <MadeWhenOpened open={open}>
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </MadeWhenOpened>
      </div>
    </div>
  );
}

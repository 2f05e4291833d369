import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a click outside. */
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Label of the close button; without it there is none. */
  closeLabel?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog using the browser's own `<dialog>`: the rest of the page is inert, the focus moves in and
 * returns to what opened it. The children are mounted only while it is open.
 */
export function Dialog({
  open,
  onClose,
  labelledBy,
  describedBy,
  closeLabel,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [open]);

  // A click counts as outside only when it starts and ends there: selecting text may end beyond the edge.
  const onBackdrop = (event: PointerEvent) => event.target === dialog.current && isOutside(event);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = onBackdrop(event);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && onBackdrop(event)) onClose();
      }}
    >
      {open && (
        <>
          {closeLabel && (
            <IconButton className={styles.close} label={closeLabel} icon="x" onClick={onClose} />
          )}
          {children}
        </>
      )}
    </dialog>
  );
}

/** A click on the backdrop has the dialog as its target, but is outside its box. */
function isOutside(event: PointerEvent): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

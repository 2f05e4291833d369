import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { MadeWhenOpened } from '#ui/popover/made-when-opened.tsx';
import { BrandKitLinks } from './brand-kit-links.tsx';
import styles from './brand-kit-sheet.module.css';
import { linkTitles } from './link-words.ts';

export interface BrandKitSheetProps {
  open: boolean;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The brand kit's popover: below the logo, and below its group in the header. Positioned by the nearest
 * positioned ancestor.
 */
export function BrandKitSheet({ open, id, className, ref }: BrandKitSheetProps) {
  const { t } = useLingui();
  return (
    <div
      ref={ref}
      id={id}
      role="group"
      aria-label={t(linkTitles['brand-kit'])}
      className={classNames(styles.sheet, open && styles.open, className)}
    >
      <MadeWhenOpened open={open}>
        <BrandKitLinks />
      </MadeWhenOpened>
    </div>
  );
}

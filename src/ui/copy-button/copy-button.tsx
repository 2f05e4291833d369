import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './copy-button.module.css';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** The text to copy; a function where only the browser knows it. */
  value: string | (() => string);
  label: string;
  copiedLabel: string;
  failedLabel: string;
  size?: 'normal' | 'small' | undefined;
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  className?: string | undefined;
}

/** By what came of it. */
export const copyIcons = { idle: 'copy', copied: 'check', failed: 'x' } as const;

/** Copies a value and confirms it for a moment, on the button and to screen readers. */
export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, failedLabel, size = 'small', variant = 'secondary', className } = props;
  const { outcome, copy } = useCopy(value);
  const words = { idle: label, copied: copiedLabel, failed: failedLabel };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={copyIcons[outcome]}
        className={classNames(styles[outcome], styles.copy, className)}
        onClick={copy}
      >
        {words[outcome]}
      </Button>
      <span className="vh" role="status">
        {outcome === 'idle' ? '' : words[outcome]}
      </span>
    </>
  );
}

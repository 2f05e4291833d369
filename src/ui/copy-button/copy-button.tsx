import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

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

const shownForMs = 2500;

/** Copies a value and confirms it for a moment, on the button and to screen readers. */
export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, failedLabel, size = 'small', variant = 'secondary', className } = props;
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  /** Never rejects: `copyText` answers whether it worked. */
  async function copy() {
    setOutcome((await copyText(typeof value === 'string' ? value : value())) ? 'copied' : 'failed');
  }
  const words = { idle: label, copied: copiedLabel, failed: failedLabel };
  const icons = { idle: 'copy', copied: 'check', failed: 'x' } as const;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={icons[outcome]}
        className={classNames(styles[outcome], styles.copy, className)}
        onClick={() => void copy()}
      >
        {words[outcome]}
      </Button>
      <span className="vh" role="status">
        {outcome === 'idle' ? '' : words[outcome]}
      </span>
    </>
  );
}

import { IconButton } from '../icon-button/icon-button.tsx';
import { copyIcons, type CopyButtonProps } from './copy-button.tsx';
import { useCopy } from './use-copy.ts';

type CopyIconButtonProps = Pick<
  CopyButtonProps,
  'value' | 'label' | 'copiedLabel' | 'failedLabel' | 'className'
>;

/** The same without words, where several are below each other: in the rows of a table. */
export function CopyIconButton({ value, label, copiedLabel, failedLabel, className }: CopyIconButtonProps) {
  const { outcome, copy } = useCopy(value);
  const words = { idle: label, copied: copiedLabel, failed: failedLabel };
  return (
    <>
      <IconButton
        label={words[outcome]}
        icon={copyIcons[outcome]}
        iconSize={16}
        className={className}
        onClick={copy}
      />
      <span className="vh" role="status">
        {outcome === 'idle' ? '' : words[outcome]}
      </span>
    </>
  );
}

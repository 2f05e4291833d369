import { Button } from '@mui/material';
import { useRef, type ComponentProps } from 'react';

interface FileButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'children' | 'color' | 'variant' | 'sx'
> {
  /** What the file is for. */
  label: string;
  accept?: string;
  onFile: (file: File) => void;
}

/** Opens the browser's choice of a file. The same file can be chosen again. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        {...(accept && { accept })}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

import { useRef, type RefObject } from 'react';

/** Opens the browser's file dialog from any button; the input itself is hidden from everybody. */
export function useFilePicker(): { input: RefObject<HTMLInputElement | null>; open(): void } {
  const input = useRef<HTMLInputElement>(null);
  return { input, open: () => input.current?.click() };
}

export interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  accept: string;
  onFile(file: File): void;
}

export function FileInput({ input, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      hidden
      onChange={(event) => {
        const file = event.target.files?.[0];
        // Emptied, so that choosing the same file again counts as a choice.
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

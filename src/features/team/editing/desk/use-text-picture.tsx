import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import type { TextField } from '../model/content-kind.ts';
import { TextPictureDialog } from './text-picture-dialog.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface TextPictureParts {
  kind: string;
  field: TextField;
  input: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

const pictureIn = (files: FileList) => [...files].find(({ type }) => type.startsWith('image/'));

/** The text with a picture at a place: a paragraph of its own. */
function insertPicture(text: string, at: number, markdown: string): string {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  return [before, markdown, after].filter(Boolean).join('\n\n');
}

/**
 * A picture that is chosen for a text, or dropped or pasted into it: uploaded, described and placed where the cursor is. Undefined for a
 * text without pictures.
 */
export function useTextPicture({ kind, field, input, onChange }: TextPictureParts) {
  const [address, setAddress] = useState<string>();
  const size = field.pictures ?? { width: 0, height: 0 };
  const target = { name: field.name, size };
  // The dialog may have been closed since: it does not open again by itself.
  const arrive = (sent: string) => setAddress((before) => (before === undefined ? before : sent));
  const upload = usePictureUpload({ kind, field: target, onAddress: arrive });
  const begin = (file: File) => {
    setAddress('');
    void upload.send(file);
  };
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    const file = pictureIn(files);
    if (!file) return;
    event.preventDefault();
    begin(file);
  };
  const place = (markdown: string) => {
    const { value = '', selectionEnd = 0 } = input.current ?? {};
    setAddress(undefined);
    onChange(insertPicture(value, selectionEnd, markdown));
  };
  const close = () => {
    upload.forgetProblem();
    setAddress(undefined);
  };
  if (!field.pictures) return undefined;
  return {
    begin,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    },
    dialog: address !== undefined && (
      <TextPictureDialog
        kind={kind}
        field={target}
        address={address}
        isSending={upload.isSending}
        problem={upload.problem}
        onAddress={setAddress}
        onPlace={place}
        onClose={close}
      />
    ),
  };
}

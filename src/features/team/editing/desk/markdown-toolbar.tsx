import { Box, Button } from '@mui/material';
import type { RefObject } from 'react';
import { FileButton } from '#features/core/desk-kit/desk/file-button.tsx';

interface Tool {
  name: string;
  label: string;
  /** What the selected text becomes. */
  apply: (selected: string) => string;
}

const perLine = (prefix: string) => (selected: string) =>
  (selected || 'text')
    .split('\n')
    .map((line) => prefix + line)
    .join('\n');

const tools: readonly Tool[] = [
  { name: 'Bold', label: 'B', apply: (text) => `**${text || 'text'}**` },
  { name: 'Italic', label: 'I', apply: (text) => `*${text || 'text'}*` },
  { name: 'Heading', label: 'H2', apply: perLine('## ') },
  { name: 'List', label: 'List', apply: perLine('- ') },
  { name: 'Link', label: 'Link', apply: (text) => `[${text || 'text'}](https://)` },
];

interface MarkdownToolbarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  /** Undefined for a text without pictures. */
  onPicture: ((file: File) => void) | undefined;
  children?: React.ReactNode;
}

function PictureButton({ onPicture }: { onPicture: (file: File) => void }) {
  return (
    <FileButton
      label="Picture to place"
      accept="image/png,image/jpeg"
      color="inherit"
      sx={{ minWidth: 0 }}
      onFile={onPicture}
    >
      Picture
    </FileButton>
  );
}

/** Wraps the selected text in Markdown, and takes pictures. */
export function MarkdownToolbar({ field, onChange, onPicture, children }: MarkdownToolbarProps) {
  const use = ({ apply }: Tool) => {
    const input = field.current;
    if (!input) return;
    const { value, selectionStart, selectionEnd } = input;
    onChange(
      value.slice(0, selectionStart) +
        apply(value.slice(selectionStart, selectionEnd)) +
        value.slice(selectionEnd),
    );
    input.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label="Markdown"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        border: 1,
        borderBottom: 0,
        borderColor: 'var(--line-2)',
        borderRadius: '6px 6px 0 0',
        px: 0.5,
      }}
    >
      {tools.map((tool) => (
        <Button
          key={tool.name}
          color="inherit"
          title={tool.name}
          sx={{ minWidth: 0, ...(tool.name === 'Italic' && { fontStyle: 'italic' }) }}
          onClick={() => use(tool)}
        >
          {tool.label}
        </Button>
      ))}
      {onPicture && <PictureButton onPicture={onPicture} />}
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Box>
  );
}

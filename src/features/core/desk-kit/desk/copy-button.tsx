import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';

/** How long the button says that it worked. */
const shownMs = 1500;

/** @param props.what names what is copied, for people who do not see it */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  const notify = useNotify();
  /** Never rejects: the browser may refuse the clipboard, and has none on a page without https. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), shownMs);
    } catch {
      notify('The browser did not allow copying. Select the text and copy it yourself.', { type: 'error' });
    }
  }
  return (
    <IconButton
      size="small"
      onClick={() => void copy()}
      aria-label={isCopied ? 'Copied' : `Copy ${what}`}
      sx={{ width: 24, height: 24, p: 0 }}
    >
      {isCopied ? <Check fontSize="inherit" color="success" /> : <ContentCopy fontSize="inherit" />}
    </IconButton>
  );
}

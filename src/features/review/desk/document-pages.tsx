import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { callDesk } from './desk-client.ts';
import { pageLink } from './file-link.ts';

interface Page {
  /** Of its picture, in pixels. */
  width: number;
  height: number;
}

type Pages = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'read'; pages: Page[] };

function usePages(sha256: string): Pages {
  const [pages, setPages] = useState<Pages>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    callDesk<{ data: Page[] }>(`desk/files/${sha256}/pages`).then(
      ({ data }) => !isGone && setPages({ state: 'read', pages: data }),
      (error: Error) => !isGone && setPages({ state: 'failed', message: error.message }),
    );
    return () => {
      isGone = true;
    };
  }, [sha256]);
  return pages;
}

/** A document as pictures of its pages, one below the other; each is drawn when it comes near. @param name such as `the CV` */
export function DocumentPages({ sha256, name }: { sha256: string; name: string }) {
  const found = usePages(sha256);
  if (found.state === 'loading') return <>Opening the document …</>;
  if (found.state === 'failed') return <>{found.message}</>;
  const { pages } = found;
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', fontSize: 14, mb: 1 }}>
        {pages.length === 1 ? '1 page' : `${pages.length} pages`}, shown as pictures: nothing in them can be
        run or followed.
      </Typography>
      <Box
        role="region"
        aria-label={`Pages of ${name}`}
        tabIndex={0}
        sx={{ maxHeight: '80vh', overflowY: 'auto', display: 'grid', gap: 1, bgcolor: 'action.hover', p: 1 }}
      >
        {pages.map(({ width, height }, index) => (
          <Box
            component="img"
            key={index}
            src={pageLink(sha256, index + 1)}
            alt={`Page ${index + 1} of ${pages.length} of ${name}`}
            width={width}
            height={height}
            loading="lazy"
            sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: '#fff' }}
          />
        ))}
      </Box>
    </Box>
  );
}

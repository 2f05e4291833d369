import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import { pageLink } from '#features/submission/review-queue/desk/file-link.ts';

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

interface PagePictureProps {
  sha256: string;
  /** Such as `the CV`. */
  name: string;
  /** From 1. */
  number: number;
  count: number;
  page: Page;
}

/** One page with its number; where it cannot be drawn or fetched, that is said in its place. */
function PagePicture({ sha256, name, number, count, page: { width, height } }: PagePictureProps) {
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  const place = `Page ${number} of ${count}`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: 12, mb: 0.5 }}>
        {place}
      </Box>
      {hasFailed ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {`Page ${number} cannot be shown. The file may be damaged. If this happens again, ask the submitter for another file.`}
        </Alert>
      ) : (
        <Box
          component="img"
          key={tries}
          src={pageLink(sha256, number)}
          alt={`${place} of ${name}`}
          width={width}
          height={height}
          loading="lazy"
          onError={() => setFailed(true)}
          sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: '#fff' }}
        />
      )}
    </Box>
  );
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
        {pages.length === 1 ? '1 page' : `${pages.length} pages`}, shown as pictures, so nothing in them can
        be run or followed. An empty box is a letter whose font is missing in the file.
      </Typography>
      <Box
        role="region"
        aria-label={`Pages of ${name}`}
        tabIndex={0}
        sx={{
          maxHeight: '80vh',
          overflowY: 'auto',
          display: 'grid',
          gap: 2,
          bgcolor: 'action.hover',
          borderRadius: 1,
          p: 2,
        }}
      >
        {pages.map((page, index) => (
          <PagePicture
            key={index}
            sha256={sha256}
            name={name}
            number={index + 1}
            count={pages.length}
            page={page}
          />
        ))}
      </Box>
    </Box>
  );
}

import { Box, Link, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import type { ListedDraft } from '../model/prepared-release.ts';
import { platformWords } from './release-words.ts';

/** Releases that are prepared; nothing where there are none. */
export function ReleaseDraftList() {
  const id = useId();
  const { data = [] } = useGetList<ListedDraft>('release-drafts');
  if (data.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, mb: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        Drafts
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {data.map(({ id: draft, platform, version, by, at }) => (
          <Box component="li" key={draft} sx={{ overflowWrap: 'anywhere' }}>
            <Link href={`#/release-drafts/${draft}`} sx={{ fontWeight: 600 }}>
              {platformWords[platform]} {version === '' ? 'without a version' : version}
            </Link>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {by}, {describeTime(at)}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

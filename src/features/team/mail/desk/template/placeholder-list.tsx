import { Box, Typography } from '@mui/material';
import { meaningOf } from '../../model/template/placeholder-meanings.ts';
import { placeholdersOf, slot, type WordedMailKind } from '../../model/template/placeholder.ts';

/** What the words of a mail may name, the required ones first. */
export function PlaceholderList({ kind }: { kind: WordedMailKind }) {
  return (
    <Box component="section" aria-label="Placeholders">
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Placeholders
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {placeholdersOf(kind).map(({ name, isRequired, place }) => (
          <Box key={name}>
            <Box component="dt" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
              <code>{slot(name)}</code>
              {isRequired && <Box sx={{ fontSize: 12, fontWeight: 600 }}>required</Box>}
              {place === 'paragraph' && (
                <Box sx={{ fontSize: 12, color: 'text.secondary' }}>a paragraph of its own</Box>
              )}
              {place === 'text' && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>in the text</Box>}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {meaningOf(kind, name)}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        Separate paragraphs with an empty line. The small print below the text is fixed. It says why the email
        was sent and that the link must not be shared.
      </Typography>
    </Box>
  );
}

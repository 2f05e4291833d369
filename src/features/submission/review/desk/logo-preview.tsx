import { Box } from '@mui/material';
import { fileLink } from '#features/submission/review-queue/desk/file-link.ts';

/** The store shows logos on both themes, the wallet round. */
const grounds = [
  { name: 'on light', background: 'var(--paper-day)', radius: '12px' },
  { name: 'on dark', background: 'var(--paper-night)', radius: '12px' },
  { name: 'round', background: '#FFFFFF', radius: '50%' },
];

export function LogoPreview({ sha256, title }: { sha256: string; title: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {grounds.map(({ name, background, radius }) => (
        <Box component="figure" key={name} sx={{ m: 0, textAlign: 'center' }}>
          <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: background, border: '1px solid var(--line)' }}>
            <Box
              component="img"
              src={fileLink(sha256)}
              alt={`Logo of ${title} ${name}`}
              width={72}
              height={72}
              sx={{ display: 'block', borderRadius: radius }}
            />
          </Box>
          <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: 12, mt: 0.5 }}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import { Box } from '@mui/material';

/** What the colors of a chart mean. */
export function Legend({ entries }: { entries: readonly { name: string; color: string }[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, fontSize: 12, color: 'text.secondary' }}>
      {entries.map(({ name, color }) => (
        <Box key={name} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" sx={{ width: 10, height: 10, bgcolor: color }} />
          {name}
        </Box>
      ))}
    </Box>
  );
}

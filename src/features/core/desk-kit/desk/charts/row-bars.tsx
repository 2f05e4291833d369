import { Box } from '@mui/material';

interface RowBarsProps {
  rows: readonly { name: string; count: number }[];
  /** CSS color. */
  color: string;
}

/** Lying bars with their names and numbers, which are text. */
export function RowBars({ rows, color }: RowBarsProps) {
  const greatest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Box sx={{ display: 'grid', gap: 0.625, fontSize: 12 }}>
      {rows.map(({ name, count }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 150px) 1fr 48px',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <Box sx={{ height: 12, width: count / greatest, bgcolor: color, borderRadius: '1px' }} />
          <Box component="strong" sx={{ textAlign: 'end', fontWeight: 600 }}>
            {count.toLocaleString('en')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

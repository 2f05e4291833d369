import { Box } from '@mui/material';
import type { DiffRow } from './diff-text.ts';

/** What was taken out and what was added, line by line. Signs say it as well as colors. */
export function DiffView({ rows, label }: { rows: readonly DiffRow[]; label: string }) {
  if (rows.length === 0) return <Box sx={{ color: 'text.secondary' }}>No difference.</Box>;
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        border: 1,
        borderColor: 'divider',
        fontSize: 12,
        '& td': { px: 1, py: 0.25, verticalAlign: 'top' },
        '& .text': { fontFamily: 'var(--mono)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        '& ins, & del': { fontWeight: 700 },
        '& ins': { textDecoration: 'none' },
      }}
    >
      <tbody>
        {rows.map(({ place, side, parts }, index) => (
          <Box
            component="tr"
            key={index}
            sx={{ bgcolor: side === 'added' ? 'var(--stbd-wash)' : 'var(--port-wash)' }}
          >
            <Box component="td" sx={{ width: 150, color: 'text.secondary' }}>
              {place}
            </Box>
            <Box component="td" sx={{ width: 16 }} aria-label={side === 'added' ? 'added' : 'removed'}>
              {side === 'added' ? '+' : '−'}
            </Box>
            <td className="text">
              {parts.map(({ text, changed }, part) => {
                if (!changed) return <span key={part}>{text}</span>;
                return side === 'added' ? <ins key={part}>{text}</ins> : <del key={part}>{text}</del>;
              })}
            </td>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

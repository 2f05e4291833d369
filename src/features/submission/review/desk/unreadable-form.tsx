import { Alert, Box } from '@mui/material';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';

/** A stored form that does not have the shape of its kind: what is wrong, and the text as it is stored. */
export function UnreadableForm({ problem, stored }: { problem: string; stored: string }) {
  if (stored === '{}') {
    return (
      <FactGroup title="What was sent">
        <Alert severity="info" role="note">{`The form was ${problem}.`}</Alert>
      </FactGroup>
    );
  }
  return (
    <FactGroup title="What was sent">
      <Alert severity="error" role="note" sx={{ mb: 2 }}>
        {`The stored form cannot be read (${problem}), so it cannot be listed. Everything else on this page works.`}
      </Alert>
      <Box
        component="pre"
        sx={{
          m: 0,
          fontSize: 13,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxHeight: 400,
          overflowY: 'auto',
        }}
      >
        {stored}
      </Box>
    </FactGroup>
  );
}

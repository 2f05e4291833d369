import { Box, Paper, Typography } from '@mui/material';

/** Tall enough for every mail that is sent; longer ones scroll in their frame. */
const frameHeight = 640;

/** A mail as HTML and as text. @param props.htmlAddress of the page that shows the HTML; the frame runs nothing and loads nothing */
export function MailViews({ htmlAddress, text }: { htmlAddress: string; text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } }}>
      <Box component="section" aria-label="As HTML">
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          As HTML
        </Typography>
        <Box
          component="iframe"
          title="The email as mailboxes show it"
          src={htmlAddress}
          sandbox=""
          referrerPolicy="no-referrer"
          sx={{
            width: '100%',
            height: frameHeight,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#fff',
          }}
        />
      </Box>
      <Box component="section" aria-label="As text">
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          As text
        </Typography>
        <Paper
          variant="outlined"
          sx={{
            p: 2,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontFamily: 'monospace',
            fontSize: 14,
          }}
        >
          {text}
        </Paper>
      </Box>
    </Box>
  );
}

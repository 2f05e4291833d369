import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';
import { noticeWays, type NoticeKind, type NoticeWay } from '../model/notice-kind.ts';
import type { NoticeChoice } from '../model/staff-notice.ts';
import { useAskAgain } from './use-notices.ts';
import { noticeKindWords, noticeWayWords } from './notice-words.ts';

interface ChoiceRowProps {
  choice: NoticeChoice;
  onChoose: (way: NoticeWay) => void;
}

/** On a phone every way is in sight, because nothing says that a table goes on. */
const wayStyle = { px: { xs: 0.5, sm: 1.25 } };

/** A kind with its ways: the arrow keys move between them. */
function ChoiceRow({ choice: { id, way, ways }, onChoose }: ChoiceRowProps) {
  const words = noticeKindWords[id];
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: { sm: 200 } }}>
        {words}
      </TableCell>
      {noticeWays.map((each) => (
        <TableCell key={each} align="center" sx={wayStyle}>
          {ways.includes(each) && (
            <Box
              component="input"
              type="radio"
              name={`way-${id}`}
              aria-label={`${words}: ${noticeWayWords[each]}`}
              checked={each === way}
              onChange={() => onChoose(each)}
              sx={{ width: 24, height: 24, m: 0, accentColor: 'var(--link)' }}
            />
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

function useChoices() {
  const { data } = useGetList<NoticeChoice>('own-notice-choices');
  const provider = useDataProvider();
  const notify = useNotify();
  const askAgain = useAskAgain('own-notice-choices');
  /** What was pressed here, before the server has it. */
  const [pressed, setPressed] = useState<Partial<Record<NoticeKind, NoticeWay>>>({});
  /** Never rejects: what went wrong is shown. */
  async function choose(choice: NoticeChoice, way: NoticeWay): Promise<void> {
    const press = (each: NoticeWay) => setPressed((before) => ({ ...before, [choice.id]: each }));
    press(way);
    try {
      await provider.update('own-notice-choices', { id: choice.id, data: { way }, previousData: choice });
      notify('Saved.', { type: 'success' });
    } catch (error) {
      press(choice.way);
      notify(error instanceof Error ? error.message : 'The change was not saved. Try again.', {
        type: 'error',
      });
    }
    askAgain();
  }
  return { choices: data?.map((choice) => ({ ...choice, way: pressed[choice.id] ?? choice.way })), choose };
}

/** How the person is told about each kind; another choice takes effect immediately. */
export function NoticeChoices() {
  const { choices, choose } = useChoices();
  return (
    <Box component="section" aria-labelledby="notice-choices" sx={{ mt: 4, pb: 6 }}>
      <Typography id="notice-choices" component="h2" variant="h6">
        What you are notified about
      </Typography>
      <Box sx={{ maxWidth: 720, mt: 0.5, color: 'text.secondary' }}>
        An email has the title and a link, and goes to the address of your account. The daily email comes at
        07:00 UTC with what you have not read. If you get many emails in one day, further notices are in the
        next daily email.
      </Box>
      {choices?.length === 0 && (
        <Paper variant="outlined" sx={{ mt: 2, p: 2 }}>
          Your role has no notices.
        </Paper>
      )}
      {choices && choices.length > 0 && (
        <TableFrame label="What you are notified about, and how">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>When</TableCell>
                {noticeWays.map((way) => (
                  <TableCell key={way} align="center" sx={wayStyle}>
                    {noticeWayWords[way]}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {choices.map((choice) => (
                <ChoiceRow key={choice.id} choice={choice} onChoose={(way) => void choose(choice, way)} />
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
    </Box>
  );
}

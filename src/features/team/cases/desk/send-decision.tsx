import { Box, Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { KeyHint } from '#features/core/desk-kit/desk/key-hint.tsx';
import { useIsArriving } from '#features/core/desk-kit/desk/use-is-arriving.ts';
import { isTyping, useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { decisionPart } from './case-page.tsx';
import { useNextCase } from './use-next-case.ts';

interface SendDecisionProps {
  /** What it does. */
  button: string;
  /** Something is missing, or it is being sent. */
  isBlocked: boolean;
  /** It takes something from visitors. */
  isDanger?: boolean;
  /** The case waits for a decision afterwards too, so nothing else is opened. */
  staysHere?: boolean;
  /** Sends it. @param goOn to call when it was made, without waiting: opens the next case, where there is one */
  onSend: (goOn: () => void) => void;
}

/** A note beside the decision keeps its own keys. */
const isElsewhere = (target: EventTarget | null) =>
  isTyping(target) && (target as Element).closest(`[${decisionPart}]`) === null;

/** The one button that sends a decision about a case, and then leads to the next one as in the review. What only now came on the screen is not decided yet. */
export function SendDecision({
  button,
  isBlocked,
  isDanger = false,
  staysHere = false,
  onSend,
}: SendDecisionProps) {
  const record = useRecordContext<{ id: number; version: number }>();
  const isArriving = useIsArriving(`${record?.id} ${record?.version}`);
  const next = useNextCase();
  const following = staysHere ? null : next?.expected;
  const isOff = isBlocked || isArriving;
  const send = () => onSend(() => following && void next?.open());
  useShortcuts({
    'Control+Enter': (target) => {
      if (!isOff && !isElsewhere(target)) send();
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Button
        variant="contained"
        color={isDanger ? 'error' : 'primary'}
        aria-keyshortcuts="Control+Enter"
        disabled={isOff}
        onClick={send}
      >
        {following ? `${button} and next` : button}
        <KeyHint>Ctrl ↵</KeyHint>
      </Button>
      {following && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>Next: {following.name}</Box>
      )}
    </Box>
  );
}

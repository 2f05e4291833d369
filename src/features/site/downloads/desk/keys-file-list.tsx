import { Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { ReasonChoice } from '#features/core/desk-kit/desk/reason-choice.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { ListedKeysFile } from '../model/keys-file.ts';
import { withdrawalReasons, type WithdrawalReason } from '../model/withdrawal.ts';
import { withdrawalWords } from './release-words.ts';

const secondary = { color: 'text.secondary' };

/** Files of the key generator that the site offered; nothing where there are none. */
export function KeysFileList({ mayPublish }: { mayPublish: boolean }) {
  const id = useId();
  const { data = [] } = useGetList<ListedKeysFile>('keys-files');
  if (data.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, mt: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        Key generator
      </Typography>
      <Typography sx={secondary}>
        At each start, the portal records the key generator file of its build, and version verification calls
        it genuine. Withdraw a file that must not be used.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data.map((file) => (
          <ListedFile key={file.id} file={file} mayPublish={mayPublish} />
        ))}
      </Box>
    </Paper>
  );
}

function ListedFile({ file, mayPublish }: { file: ListedKeysFile; mayPublish: boolean }) {
  const { name, version, offered, sha256, withdrawal } = file;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name} {version}
      </Box>{' '}
      <Box component="span" sx={secondary}>
        {offered}
      </Box>
      <Box component="code" sx={{ display: 'block', fontSize: 12 }}>
        {sha256}
      </Box>
      {withdrawal && (
        <Box sx={{ color: 'error.main' }}>
          Withdrawn {withdrawal.day}. {withdrawalWords[withdrawal.reason]}
        </Box>
      )}
      {mayPublish && <FileActions file={file} />}
    </Box>
  );
}

function FileActions({ file }: { file: ListedKeysFile }) {
  const { change, isPending } = useChangeRecord('keys-files');
  const [isOpen, setOpen] = useState(false);
  if (file.withdrawal) {
    const data = { name: 'offer-again' };
    return (
      <Button
        size="small"
        disabled={isPending}
        onClick={() => void change({ record: file, data, done: 'It counts as genuine again.' })}
      >
        Offer again
      </Button>
    );
  }
  return (
    <>
      <Button size="small" color="error" disabled={isPending} onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      {isOpen && (
        <WithdrawFileDialog
          onClose={() => setOpen(false)}
          onWithdraw={(reason) =>
            change({
              record: file,
              data: { name: 'withdraw', reason },
              done: 'Withdrawn. Version verification says so now.',
            })
          }
        />
      )}
    </>
  );
}

interface WithdrawFileDialogProps {
  onClose: () => void;
  /** Never rejects. @returns whether it was withdrawn */
  onWithdraw: (reason: WithdrawalReason) => Promise<boolean>;
}

/** Asks for the reason, which visitors read. */
function WithdrawFileDialog({ onClose, onWithdraw }: WithdrawFileDialogProps) {
  const [reason, setReason] = useState<WithdrawalReason>();
  return (
    <ActionDialog
      title="Withdraw a file of the key generator"
      action="Withdraw file"
      isSevere
      onAct={reason && (() => onWithdraw(reason))}
      onClose={onClose}
    >
      <Typography>
        Version verification tells people who verify this file not to use it, with this reason. If it is the
        file of this build, the key generator page offers no file until the next build.
      </Typography>
      <ReasonChoice reasons={withdrawalReasons} words={withdrawalWords} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

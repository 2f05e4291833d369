import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { shortHex } from '#features/tools/approvals/model/revoking/revoke-run.ts';
import { formatAmount } from '#features/tools/approvals/view/approval-text.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { totalOf } from '../model/payment-contract.ts';
import type { PaymentList } from '../model/sending/payment-list.ts';
import type { useBatchFile } from './use-batch-file.ts';

interface OpenedFileProps {
  /** The list of the file that is open. */
  opened: PaymentList | null;
  file: ReturnType<typeof useBatchFile>;
}

/** Chooses a batch file, and says what is in the one that is open. */
export function OpenedFile({ opened, file }: OpenedFileProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div>
        <Button size="small" icon="upload" onClick={() => input.current?.click()}>
          <Trans>Open batch file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t`Batch file`}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Emptied, so that choosing the same file again fires an event.
            event.target.value = '';
            if (chosen) void file.open(chosen);
          }}
        />
      </div>
      {file.error === null ? null : (
        <Note tone="bad" role="alert">
          {file.error}
        </Note>
      )}
      {opened === null ? null : <Contents list={opened} />}
    </>
  );
}

function Contents({ list: { rows, asset, account, round } }: { list: PaymentList }) {
  const locale = useLocale();
  const [count, from] = [formatCount(rows.length, locale), shortHex(account)];
  const sum = formatAmount(totalOf(rows), asset.decimals, locale);
  const { symbol } = asset;
  return (
    <Note tone="info" role="status" title={<Trans>Batch file opened.</Trans>}>
      <Trans>
        Recipients: {count}. Total: {sum} {symbol}. Paid from {from}. The dry run finds out on the chain which
        lines are already paid.
      </Trans>
      {round > 0 ? (
        <>
          {' '}
          <Trans>This list has been paid before, and the file pays it again.</Trans>
        </>
      ) : null}
    </Note>
  );
}

import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { useToolRefusalWords } from '#features/tools/approvals/view/use-words.ts';
import { ToolObject } from '#ui/tool-page/tool-page.tsx';
import { isBegun } from '../model/sending/payment-list.ts';
import type { SendNetwork } from '../model/send-network.ts';
import styles from './batch-tool.module.css';
import { Chunks } from './chunks.tsx';
import { LockedList } from './locked-list.tsx';
import { RecipientsEditor } from './recipients-editor.tsx';
import { SendDock } from './send-dock.tsx';
import { SendForm } from './send-form.tsx';
import { Summary } from './summary.tsx';
import { useBatch } from './use-batch.ts';

interface BatchToolProps {
  networks: readonly SendNetwork[];
  /** The network that has the names; null where none can be looked up. */
  names: ReadNetwork | null;
}

/** Takes a list, says what is wrong with it, and pays it chunk by chunk. */
export function BatchTool({ networks, names }: BatchToolProps) {
  const batch = useBatch(networks, names);
  const refusalWords = useToolRefusalWords();
  const { list, isBusy, isResumed } = batch.sending;
  // A list from the device is not the one in the field.
  const isLocked = list !== null && (isBegun(list) || isBusy || isResumed);
  return (
    <ToolObject>
      <SendForm batch={batch} isLocked={isLocked} />
      {batch.wallet.refusal === null ? null : (
        <p className={styles.refusal} role="alert">
          {refusalWords(batch.wallet.refusal)}
        </p>
      )}
      <div className={styles.halves}>
        <div className={styles.half}>
          {isLocked ? <LockedList list={list} /> : <RecipientsEditor batch={batch} />}
        </div>
        <div className={styles.half}>
          <Summary batch={batch} />
        </div>
      </div>
      {list === null ? null : <Chunks list={list} />}
      <SendDock batch={batch} />
    </ToolObject>
  );
}

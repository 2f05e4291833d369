import { Plural, Trans } from '@lingui/react/macro';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { ChunkState } from '../model/sending/chunk-ledger.ts';
import { chunkGas } from '../model/sending/chunk-rows.ts';
import { nextChunk, type Chunk, type PaymentList } from '../model/sending/payment-list.ts';
import styles from './chunks.module.css';

const icons: Record<ChunkState['state'], StatusIconKind> = {
  prepared: 'unknown',
  asking: 'info',
  sent: 'info',
  paid: 'success',
  failed: 'error',
  replaced: 'warning',
  dropped: 'warning',
};

const million = 1_000_000;
const inMillions = (gas: bigint) => Math.round((Number(gas) / million) * 100) / 100;

/** The transactions of a list, each against the chain's limit. */
export function Chunks({ list }: { list: PaymentList }) {
  const next = nextChunk(list);
  const count = list.chunks.length;
  return (
    <section aria-labelledby="batch-chunks">
      <div className={styles.bar}>
        <h2 id="batch-chunks">
          <Plural
            value={count}
            one="# chunk, under the chain’s gas limit per transaction"
            other="# chunks, each under the chain’s gas limit per transaction"
          />
        </h2>
        <span className="mute">
          <Trans>Dashed line: the limit</Trans>
        </span>
      </div>
      <ol className={styles.chunks}>
        {list.chunks.map((chunk, index) => (
          <li key={chunk.rows[0]!.index} className={index === next ? styles.current : undefined}>
            <ChunkPart chunk={chunk} number={index + 1} list={list} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ChunkPart({ chunk, number, list }: { chunk: Chunk; number: number; list: PaymentList }) {
  const locale = useLocale();
  const { rows, state } = chunk;
  const gas = chunkGas(rows.length, list.gasEach);
  const [first, last] = [rows[0]!.line, rows.at(-1)!.line].map((line) => formatCount(line, locale));
  const height = Math.min(1, Number(gas) / Number(list.gasCap)) * 30;
  const millions = formatCount(inMillions(gas), locale);
  return (
    <>
      <b>
        <StatusIcon kind={icons[state.state]} />
        <Trans>Chunk {number}</Trans>
      </b>
      <svg className={styles.gas} viewBox="0 0 200 34" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y={34 - height} width="200" height={height} className={styles.level} />
        <path d="M0 4H200" className={styles.limit} />
      </svg>
      <span>
        <Trans>
          Lines {first} to {last} · {millions} M gas
        </Trans>
      </span>
      <span className="mute">
        <StateWords chunk={chunk} />
      </span>
    </>
  );
}

function StateWords({ chunk: { state, block } }: { chunk: Chunk }) {
  const locale = useLocale();
  switch (state.state) {
    case 'prepared':
      return <Trans>Not signed</Trans>;
    case 'asking':
      return <Trans>Waiting for your wallet</Trans>;
    case 'sent':
      return <Trans>Sent, not in a block yet</Trans>;
    case 'failed':
      return <Trans>Failed on the chain, nobody was paid</Trans>;
    case 'replaced':
      return <Trans>Replaced by another transaction, nobody was paid</Trans>;
    case 'dropped':
      return <Trans>Dropped by the network, nobody was paid</Trans>;
    case 'paid': {
      const number = block === null ? null : formatCount(Number(block), locale);
      return number === null ? <Trans>Paid</Trans> : <Trans>Paid in block {number}</Trans>;
    }
  }
}

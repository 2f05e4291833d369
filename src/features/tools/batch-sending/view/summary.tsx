import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shortHex } from '#features/tools/approvals/model/revoking/revoke-run.ts';
import { formatAmount } from '#features/tools/approvals/view/approval-text.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Note } from '#ui/note/note.tsx';
import { coinDecimals, type Asset } from '../model/asset.ts';
import { totalOf } from '../model/payment-contract.ts';
import { openFee } from '../model/sending/network-fee.ts';
import { isBegun, isPaid, openTotal, type PaymentList } from '../model/sending/payment-list.ts';
import styles from './batch-tool.module.css';
import type { Batch } from './use-batch.ts';

/** What the list adds up to, and what it costs. */
export function Summary({ batch }: { batch: Batch }) {
  const { judged, total, known, sending } = batch;
  const { list } = sending;
  const locale = useLocale();
  const asset = list?.asset ?? known?.asset;
  const network = batch.networks.find(({ key }) => key === (list?.network ?? batch.draft.network));
  const [ready, out] = list
    ? [list.rows.length, list.leftOut.filter(({ kind }) => kind !== 'paid-before').length]
    : [judged.rows.length, judged.faults.length];
  const waiting = list ? 0 : judged.pending.length;
  const [count, all, left] = [ready, ready + out + waiting, out].map((value) => formatCount(value, locale));
  return (
    <>
      {asset && network ? (
        <Head asset={asset} icon={network.icon} title={network.title} batch={batch} />
      ) : null}
      <dl className={styles.sums}>
        <Row term={<Trans>Lines ready</Trans>}>
          <Trans>
            {count} of {all}
          </Trans>
        </Row>
        {out > 0 ? <Row term={<Trans>Lines with errors</Trans>}>{left}</Row> : null}
        {list && network ? <Costs list={list} batch={batch} symbol={network.coin} /> : null}
        {asset ? (
          <Row term={<Trans>Total to send</Trans>} isTotal>
            <Amount units={list ? totalOf(list.rows) : total} asset={asset} />
          </Row>
        ) : null}
      </dl>
      {list && !isBegun(list) && list.stop === null && list.triedAt !== undefined ? (
        <Passed at={list.triedAt} />
      ) : null}
    </>
  );
}

/** @param props.at the block on which the list was tried */
function Passed({ at }: { at: bigint }) {
  const locale = useLocale();
  const number = formatCount(Number(at), locale);
  return (
    <Note tone="ok" role="status" title={<Trans>Dry run passed.</Trans>}>
      <Trans>
        Simulated at block {number}. Nothing was sent. A dry run is not a promise: balances can change.
      </Trans>
    </Note>
  );
}

interface HeadProps {
  asset: Asset;
  icon: string;
  title: string;
  batch: Batch;
}

function Head({ asset: { symbol, decimals }, icon, title, batch }: HeadProps) {
  const locale = useLocale();
  const { known, sending } = batch;
  const account = sending.list?.account ?? batch.account;
  const from = account === null ? null : shortHex(account);
  const balance = known?.balance == null ? null : formatAmount(known.balance, decimals, locale);
  return (
    <div className={styles.asset}>
      <ChainIcon src={icon} size={36} />
      <p>
        <b>
          <Trans>
            {symbol} on {title}
          </Trans>
        </b>
        {from === null ? null : (
          <small>
            {balance === null || sending.list ? (
              <Trans>From {from}</Trans>
            ) : (
              <Trans>
                From {from} · balance {balance}
              </Trans>
            )}
          </small>
        )}
      </p>
    </div>
  );
}

function Costs({ list, batch, symbol }: { list: PaymentList; batch: Batch; symbol: string }) {
  const price = batch.known?.gasPrice ?? null;
  return (
    <>
      {price === null || isPaid(list) ? null : (
        <Row term={<Trans>Network fee (estimated maximum)</Trans>}>
          <Amount units={openFee(list, price)} asset={{ symbol, decimals: coinDecimals }} />
        </Row>
      )}
      {list.asset.kind === 'token' && openTotal(list) > 0n ? (
        <Row term={<Trans>Approval, exact amount</Trans>}>
          <Amount units={openTotal(list)} asset={list.asset} />
        </Row>
      ) : null}
    </>
  );
}

function Row({ term, isTotal, children }: { term: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amount({ units, asset }: { units: bigint; asset: Pick<Asset, 'symbol' | 'decimals'> }) {
  const locale = useLocale();
  return (
    <>
      {formatAmount(units, asset.decimals, locale)} <em>{asset.symbol}</em>
    </>
  );
}

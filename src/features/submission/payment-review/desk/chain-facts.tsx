import { Box } from '@mui/material';
import { CopyButton } from '#features/core/desk-kit/desk/copy-button.tsx';
import type { PaymentDetail } from '#features/submission/donations/model/payment.ts';
import { describeTime } from '#lib/describe-time.ts';
import { ChainAddress } from '#features/core/desk-kit/desk/chain-address.tsx';
import { Fact } from '#features/core/desk-kit/desk/facts.tsx';
import { OuterLink } from '#features/core/desk-kit/desk/outer-link.tsx';

/** A transaction with its page in the explorer. */
export function TransactionFact({ hash, link }: { hash: string; link: string }) {
  return (
    <Fact name="Transaction">
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 14, minWidth: 0 }}>
          <OuterLink href={link}>{hash}</OuterLink>
        </Box>
        <CopyButton text={hash} what="the transaction hash" />
      </Box>
    </Fact>
  );
}

/** What a transaction did. */
export function SeenOnChain({ detail, symbol }: { detail: PaymentDetail; symbol: string }) {
  const unit = detail.seen_token === undefined ? ` ${symbol}` : '';
  return (
    <>
      {detail.seen_amount !== undefined && (
        <Fact name="Amount on the chain">{`${detail.seen_amount}${unit}`}</Fact>
      )}
      {detail.expected_amount !== undefined && (
        <Fact name="Amount expected">{`${detail.expected_amount} ${symbol}`}</Fact>
      )}
      {detail.seen_token !== undefined && (
        <Fact name="Token">
          <ChainAddress address={detail.seen_token} addressLink={null} />
        </Fact>
      )}
      {detail.seen_receiver !== undefined && (
        <Fact name="Receiver">
          <ChainAddress address={detail.seen_receiver} addressLink={null} />
        </Fact>
      )}
      {detail.block_number !== undefined && <Fact name="Block">{detail.block_number}</Fact>}
      {detail.mined_time !== undefined && <Fact name="Mined">{describeTime(detail.mined_time)}</Fact>}
      {detail.confirmations !== undefined && (
        <Fact name="Confirmations">{`${detail.confirmations} of ${detail.confirmations_required ?? '?'}`}</Fact>
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { mayLackCoins } from '../model/sending/network-fee.ts';
import { isPaid, type PaymentList } from '../model/sending/payment-list.ts';
import type { Batch } from './use-batch.ts';

/** That the wallet's coins may be too few for the network fee; nothing while its coins are not known. */
export function LackingCoins({ batch, list }: { batch: Batch; list: PaymentList }) {
  const { known, draft, account, networks, sending } = batch;
  const coin = networks.find(({ key }) => key === list.network)?.coin;
  // What is known is about the network that is chosen, and the account that pays now.
  const isOfList = draft.network === list.network && account === list.account;
  if (coin === undefined || !isOfList || sending.isBusy || isPaid(list)) return null;
  const [coins, gasPrice] = [known?.coins ?? null, known?.gasPrice ?? null];
  if (coins === null || gasPrice === null || !mayLackCoins(list, { coins, gasPrice })) return null;
  return (
    <p>
      <Trans>
        This wallet may not have enough {coin} for the network fee. Add {coin} first, or a transaction may
        fail.
      </Trans>
    </p>
  );
}

import { formatQuote } from '../model/donation-amount.ts';
import type { PublicQuote, Quote } from '../model/quote.ts';

/** A quote with what the donation box and a wallet need to pay it. */
export function presentQuote(quote: Quote): PublicQuote {
  const { terms } = quote;
  const units = quote.amountUnits.toString();
  const call = `ethereum:${terms.tokenContract}@${terms.chainId}/transfer`;
  return {
    id: quote.id,
    amount: formatQuote(quote.amountUnits, terms.tokenDecimals),
    amount_units: units,
    symbol: terms.tokenSymbol,
    network_name: terms.networkName,
    network_short: terms.networkShort,
    chain_id: terms.chainId,
    token_contract: terms.tokenContract,
    token_decimals: terms.tokenDecimals,
    receiving_address: terms.receivingAddress,
    eip681: `${call}?address=${terms.receivingAddress}&uint256=${units}`,
    explorer_placeholder: terms.explorerTransactionUrl.replace('{hash}', '0x…'),
  };
}

import type { Brand } from '#features/brand/model/brand-schema.ts';
import { formatQuote } from '../model/donation-amount.ts';
import type { PublicQuote, Quote } from '../model/quote.ts';

/** A quote with what the donation box and a wallet need to pay it. */
export function presentQuote(brand: Brand, quote: Quote): PublicQuote {
  const { donation } = brand;
  const units = quote.amountUnits.toString();
  const call = `ethereum:${donation.tokenContract}@${donation.chainId}/transfer`;
  return {
    id: quote.id,
    amount: formatQuote(quote.amountUnits, donation.tokenDecimals),
    amount_units: units,
    symbol: brand.token.symbol,
    network_name: donation.networkName,
    network_short: donation.networkShort,
    chain_id: donation.chainId,
    token_contract: donation.tokenContract,
    token_decimals: donation.tokenDecimals,
    receiving_address: donation.receivingAddress,
    eip681: `${call}?address=${donation.receivingAddress}&uint256=${units}`,
    explorer_placeholder: donation.explorerTransactionUrl.replace('{hash}', '0x…'),
  };
}

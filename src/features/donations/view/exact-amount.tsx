import amountStyle from './exact-amount.module.css';

/** The amount as large as a title; the decimals, which identify the payment, in the accent color. */
export function ExactAmount({ amount, symbol }: { amount: string; symbol: string }) {
  const [whole = '', decimals] = amount.split('.');
  return (
    <span className={`num ${amountStyle.big}`} translate="no">
      {whole}
      {decimals === undefined ? null : <span className={amountStyle.decimals}>.{decimals}</span>}{' '}
      <em>{symbol}</em>
    </span>
  );
}

import { splitDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';

/**
 * A balance in a drawing, its cents lowered. The sign stays in front, because `Intl` places it differently
 * between browsers.
 */
export function Dollars({ amount }: { amount: number }) {
  const { whole, decimals } = splitDecimal(amount, 2, useLocale());
  return (
    <>
      {`$${whole}`}
      <span className="sub">{decimals}</span>
    </>
  );
}

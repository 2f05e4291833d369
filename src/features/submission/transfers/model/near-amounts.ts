/** Decimals that an amount of a quote can have. */
const quotedDecimals = 6;

function withOtherDigit(digits: string): string[] {
  return [...digits].flatMap((digit, index) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => digits.slice(0, index) + other + digits.slice(index + 1)),
  );
}

/** Neighbors that were typed in the wrong order. */
function withSwap(digits: string): string[] {
  return [...digits.slice(1)].map(
    (digit, index) => digits.slice(0, index) + digit + digits[index]! + digits.slice(index + 2),
  );
}

/**
 * Amounts that a person may have meant: a digit is another one, two neighbors are swapped, what follows the quoted decimals was typed or
 * left out, or it is one off in the last of them, whatever that carries.
 * @param sent in base units
 * @returns in base units, without the amount itself
 */
export function nearAmounts(sent: bigint, tokenDecimals: number): bigint[] {
  const scale = 10n ** BigInt(Math.max(0, tokenDecimals - quotedDecimals));
  const whole = sent / scale;
  const digits = whole.toString();
  const typed = [...withOtherDigit(digits), ...withSwap(digits)].map(BigInt);
  const short = whole / 100n;
  const rounded = [whole, ...[short - 1n, short, short + 1n].map((amount) => amount * 100n)];
  const near = new Set([...typed, ...rounded].map((amount) => amount * scale));
  return [...near].filter((amount) => amount > 0n && amount !== sent);
}

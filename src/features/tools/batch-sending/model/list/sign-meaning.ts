import { typedOf, type PointOrComma, type ReadNumber } from './read-number.ts';

/** What a point or comma separates. */
export type SignMeaning = 'decimals' | 'thousands';

/** What the signs of a list's amounts mean; null where that is not known. */
export type MeaningOf = (sign: PointOrComma) => SignMeaning | null;

/** The first amount that nothing else in its list explains. */
export interface OpenAmount {
  line: number;
  typed: string;
  sign: PointOrComma;
}

/** What the person says about such an amount; asked again when the first one is another. */
export interface SignAnswer {
  typed: string;
  meaning: SignMeaning;
}

interface NumberOfLine {
  line: number;
  amount: ReadNumber;
}

/** What the other amounts of a list show. `isMixed`: one sign has both meanings, or both signs have one. */
function readShown(numbers: readonly ReadNumber[]): { isMixed: boolean; shown: MeaningOf } {
  const collect = (place: 'decimalSign' | 'groupSign') =>
    new Set(numbers.flatMap((each) => (each.kind === 'plain' ? (each[place] ?? []) : [])));
  const [decimals, thousands] = [collect('decimalSign'), collect('groupSign')];
  const isMixed =
    decimals.size > 1 || thousands.size > 1 || [...decimals].some((sign) => thousands.has(sign));
  const shown: MeaningOf = (sign) => {
    if (isMixed) return null;
    if (decimals.has(sign)) return 'decimals';
    return thousands.has(sign) ? 'thousands' : null;
  };
  return { isMixed, shown };
}

const opposite = { decimals: 'thousands', thousands: 'decimals' } as const;

/**
 * What points and commas mean in a list: what its other amounts show of the same sign, or else what the person says. That the other sign
 * has the other meaning is taken from the person only, because one line that was pasted from elsewhere would turn 1.234 into 1234.
 */
export function readMeanings(
  numbers: readonly NumberOfLine[],
  answer: SignAnswer | null,
): { meaningOf: MeaningOf; open: OpenAmount | null } {
  const { isMixed, shown } = readShown(numbers.map(({ amount }) => amount));
  const open =
    numbers.flatMap(({ line, amount }): OpenAmount[] =>
      amount.kind === 'open' && shown(amount.sign) === null
        ? [{ line, typed: typedOf(amount), sign: amount.sign }]
        : [],
    )[0] ?? null;
  const told = open !== null && answer?.typed === open.typed ? answer.meaning : null;
  const meaningOf: MeaningOf = (sign) => {
    const known = shown(sign);
    if (known !== null || open === null || told === null) return known;
    if (sign === open.sign) return told;
    return isMixed ? null : opposite[told];
  };
  return { meaningOf, open };
}

import { createContext, use } from 'react';

/** Address of the sheet with the symbols that visitors see; the page of the desk names it. */
export const SymbolSheet = createContext('');

/** A line icon of the store in the color of the text. Decorative: the text beside it, or the control’s label, says what it means. */
export function StoreSymbol({ name, size = 20 }: { name: string; size?: number }) {
  const sheet = use(SymbolSheet);
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

import logoUrl from '#brand/logo/logo.svg?url&no-inline';

/** Mark and name together, in the color of the text: 150 × 34 units, the mark 34 high. */
export function LockupShapes() {
  return (
    <>
      <use href={`${logoUrl}#mark`} width="34" height="34" />
      <use href={`${logoUrl}#wordmark`} x="44" y="2" width="106" height="30" />
    </>
  );
}

/** The lockup as inline SVG: it follows the theme, and CSS can change its colors. */
export function Lockup({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 150 34" aria-hidden="true">
      <LockupShapes />
    </svg>
  );
}

/** The mark alone. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${logoUrl}#mark`} />
    </svg>
  );
}

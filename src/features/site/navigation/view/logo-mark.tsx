import logoUrl from '#brand/logo/logo.svg?url&no-inline';

/** The brand's mark, in the color of the text. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${logoUrl}#mark`} />
    </svg>
  );
}

/** The brand's outlined name, in the color of the text. */
export function LogoWordmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 34" aria-hidden="true">
      <use href={`${logoUrl}#wordmark`} />
    </svg>
  );
}

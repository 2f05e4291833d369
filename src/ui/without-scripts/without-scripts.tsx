import { createContext, use, type ReactNode, type Ref } from 'react';

const Within = createContext(false);

export interface WithoutScriptsProps {
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/**
 * What the served page shows only without JavaScript. It may contain others of its kind: an element `noscript` ends at the first
 * closing tag, so there is one around all of them.
 */
export function WithoutScripts({ ref, children }: WithoutScriptsProps) {
  if (use(Within)) return children;
  return (
    <noscript ref={ref}>
      <Within value={true}>{children}</Within>
    </noscript>
  );
}

import { useSyncExternalStore } from 'react';
import { detectVisitor, type NavigatorFacts, type Visitor } from '../../model/detect-visitor.ts';

const nobody: Visitor = { platform: undefined, browser: undefined };
const never = () => () => undefined;
let known: Visitor | undefined;

/** Each property by name: those of `navigator` are getters of its prototype. */
function readVisitor(): Visitor {
  const { userAgent, maxTouchPoints, userAgentData, brave } = navigator as NavigatorFacts;
  return (known ??= detectVisitor({ userAgent, maxTouchPoints, userAgentData, brave }));
}

/**
 * The visitor's platform and browser. Known only after hydration, so that pages are the same for everyone
 * and can be cached.
 */
export function useVisitor(): Visitor {
  return useSyncExternalStore(never, readVisitor, () => nobody);
}

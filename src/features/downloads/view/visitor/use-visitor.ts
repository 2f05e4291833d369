import { useSyncExternalStore } from 'react';
import { detectVisitor, type NavigatorFacts, type Visitor } from '../../model/detect-visitor.ts';

const nobody: Visitor = { platform: undefined, browser: undefined };
const never = () => () => undefined;
let known: Visitor | undefined;

/** Each property by its name: those of `navigator` are getters of its prototype. */
function readVisitor(): Visitor {
  const { userAgent, maxTouchPoints, userAgentData, brave } = navigator as NavigatorFacts;
  return (known ??= detectVisitor({ userAgent, maxTouchPoints, userAgentData, brave }));
}

/** Who is looking. Known in the browser only, after hydration, so that pages are the same for everybody and can be kept. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(never, readVisitor, () => nobody);
}

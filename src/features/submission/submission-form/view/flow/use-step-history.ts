import { useEffect, useEffectEvent, useRef } from 'react';
import { isStep, type Step } from '../draft/step.ts';

/** Undefined when the fragment means something else, such as a field. */
function stepOfAddress(): Step | undefined {
  const fragment = location.hash.slice(1) || 'fill';
  return isStep(fragment) ? fragment : undefined;
}

/**
 * Lets the browser's back and forward buttons walk through the steps: each is in the address's fragment.
 * @param step null until the draft is read
 * @param onStep called when the browser's buttons lead to a step
 */
export function useStepHistory(step: Step | null, onStep: (step: Step) => void): void {
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    if (step === null || step === shown.current) return;
    const isFirst = shown.current === null;
    shown.current = step;
    if (stepOfAddress() === step || (isFirst && step === 'fill' && stepOfAddress() === undefined)) return;
    if (isFirst) location.replace(`#${step}`);
    else location.hash = step;
  }, [step]);

  const onHashChange = useEffectEvent(() => {
    const target = stepOfAddress();
    if (target !== undefined && target !== shown.current) onStep(target);
  });
  useEffect(() => {
    const listen = () => onHashChange();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);
}

import type { PathStep } from './descriptor.ts';

function writeStep(step: PathStep): string {
  if (typeof step === 'string') return step;
  return typeof step === 'number' ? `[${step}]` : `[${step.from ?? ''}:${step.to ?? ''}]`;
}

/** A path as files write it, without its root. */
export const writePath = (steps: readonly PathStep[]): string => steps.map(writeStep).join('.');

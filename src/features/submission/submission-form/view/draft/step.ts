/** Steps of the form in their order. */
export const steps = ['fill', 'review', 'donate', 'paste'] as const;
export type Step = (typeof steps)[number];

export function isStep(value: unknown): value is Step {
  return (steps as readonly unknown[]).includes(value);
}

import { createContext, use, type ReactNode } from 'react';

/** What is wrong with fields of the form around, by their ids. */
export const FieldProblems = createContext<ReadonlyMap<string, ReactNode>>(new Map());

/** The field's own error, or what the form around says of it. */
export function useFieldError(id: string, error: ReactNode): ReactNode {
  const problems = use(FieldProblems);
  return error || problems.get(id);
}

import { useDataProvider } from 'react-admin';
import type { OwnSecondFactorAction, SecondFactorSetup } from '../model/second-factor.ts';

interface Changed {
  setup?: SecondFactorSetup;
  recovery_codes?: string[];
}

/** Changes the person's own second factor, past react-admin's cache, because what comes back is secret and shown once. */
export function useChangeSecondFactor() {
  const provider = useDataProvider();
  return async (action: OwnSecondFactorAction): Promise<Changed> => {
    const { data } = await provider.update('own-second-factor', {
      id: 'own',
      data: action,
      previousData: { id: 'own' },
    });
    return data as Changed;
  };
}

/** A field of a form as text. */
export const fieldOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

import type { SentForm } from '#features/submissions/model/stored-payload.ts';

/** Network keys of a submission's form, whatever its kind. */
export function networksOf(form: SentForm): string[] {
  switch (form.kind) {
    case 'dapp':
      return form.payload.networks;
    case 'token':
    case 'nft':
      return [form.payload.network];
    case 'ambassador':
      return [];
  }
}

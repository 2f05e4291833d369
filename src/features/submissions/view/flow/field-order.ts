/** The form's fields from top to bottom, by the first part of their paths; faults are listed in this order. */
export const fieldOrder = [
  'language',
  'networks',
  'title',
  'desc',
  'url',
  'icon',
  'addresses',
  'has_tokens',
  'tokens',
  'categories',
  'tp_connect',
  'has_audit',
  'audit_url',
  'audit_file',
  'has_referral',
  'referral_mode',
  'rake_back_account',
  'referral_contract',
  'inviter_must_transact',
  'has_invite_reward',
  'invite_account',
  'email',
  'others',
] as const;

export type FieldName = (typeof fieldOrder)[number];

export function fieldNameOf(path: string): FieldName | undefined {
  const [name] = path.split('.');
  return fieldOrder.find((field) => field === name);
}

/** Id of the control that a path means; error links and focus go there. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** Sorts by the place on the page; rows of one field keep their order. */
export function inFieldOrder<Item extends { path: string }>(items: readonly Item[]): Item[] {
  const place = (path: string) => fieldOrder.indexOf(fieldNameOf(path) ?? 'others');
  return items.toSorted((a, b) => place(a.path) - place(b.path));
}

/** Moves the focus to the first control of a field; a list's own path stands for its first control. */
export function focusField(path: string): void {
  const target =
    document.getElementById(fieldId(path)) ?? document.querySelector(`[id^="${fieldId(path)}-"]`);
  if (!(target instanceof HTMLElement)) return;
  const control = target.matches('input, select, textarea, button')
    ? target
    : target.querySelector('input, select, textarea, button');
  (control instanceof HTMLElement ? control : target).focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center', behavior: 'auto' });
}

import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';

/** Id of the control that a path means; error links and focus go there. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/**
 * Sorts by the place on the page; rows of one field keep their order.
 * @param order fields from top to bottom; what is not among them comes last
 */
export function inFieldOrder<Item extends { path: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const place = (path: string) => {
    const index = order.indexOf(fieldNameOf(path));
    return index === -1 ? order.length : index;
  };
  return items.toSorted((a, b) => place(a.path) - place(b.path));
}

/** Moves the focus to the first control of a field; a list's own path means its first control. */
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

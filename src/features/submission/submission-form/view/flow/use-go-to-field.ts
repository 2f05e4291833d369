import type { Fields } from '#features/submission/form-fields/model/field.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import { fieldId, focusField } from './field-order.ts';
import { useFlow } from './flow-context.ts';

const isShown = (path: string) =>
  document.getElementById(fieldId(path)) !== null ||
  document.querySelector(`[id^="${fieldId(path)}-"]`) !== null;

/** The field itself, or the one above it whose answer makes it appear. */
function shownPath(fields: Fields, path: string): string {
  const [above] = Object.keys(fields[fieldNameOf(path)]?.when ?? {});
  return isShown(path) || above === undefined ? path : shownPath(fields, above);
}

/** Moves the focus to a field, or to the answer that makes it appear; from a later step it goes back to the form first. */
export function useGoToField(): (path: string) => void {
  const { kind, step, goTo } = useFlow();
  const focus = (path: string) => focusField(shownPath(kind.fields, path));
  return (path) => {
    if (step === 'fill') return focus(path);
    goTo('fill');
    // After the form has taken the place of this step.
    setTimeout(() => focus(path));
  };
}

/** What can be wrong with a field of a plain form. */
export type ProblemCode = 'required' | 'choose-one' | 'email' | 'link' | 'secret';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Controls that a person sees and fills in. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(isControl).filter((each) => each.type !== 'hidden' && !each.closest('[hidden]'));

/** Radio buttons share the name of their group, which is its id as well. */
export const fieldIdOf = ({ id, name, type }: Control): string => (type === 'radio' ? name : id);

function codeOf(control: Control): ProblemCode | undefined {
  const { validity, type } = control;
  const isBlank = control.required && control.value.trim() === '';
  if (validity.valueMissing || isBlank) return type === 'radio' ? 'choose-one' : 'required';
  if (validity.typeMismatch && type === 'email') return 'email';
  if (validity.typeMismatch || validity.patternMismatch) return 'link';
  return undefined;
}

/**
 * What the rules that the fields have as attributes say, by the ids of the fields.
 * @param secrets ids of the fields with a recovery phrase or a private key, which is worse than any other problem
 */
export function findProblems(
  form: HTMLFormElement,
  secrets: readonly string[] = [],
): ReadonlyMap<string, ProblemCode> {
  const found = controlsOf(form).map((control) => {
    const id = fieldIdOf(control);
    return [id, secrets.includes(id) ? 'secret' : codeOf(control)] as const;
  });
  return new Map(found.filter((each): each is readonly [string, ProblemCode] => each[1] !== undefined));
}

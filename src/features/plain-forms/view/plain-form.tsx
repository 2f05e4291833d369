import { useRef, useState, type ComponentProps, type FormEvent, type SubmitEvent } from 'react';
import { findSecret } from '#lib/secrets/find-secret.ts';
import { FieldProblems } from '#ui/field/field-problems.tsx';
import { controlsOf, fieldIdOf, findProblems, type ProblemCode } from './find-problems.ts';
import { useProblemWords } from './use-problem-words.ts';

type PlainFormProps = Required<Pick<ComponentProps<'form'>, 'action' | 'children'>> &
  Pick<ComponentProps<'form'>, 'className' | 'encType'>;

async function findSecretField(form: HTMLFormElement): Promise<string | undefined> {
  const texts = Object.fromEntries(controlsOf(form).map((control) => [fieldIdOf(control), control.value]));
  return findSecret(texts);
}

/** Its label in sight, not under the header. */
function focusOn(form: HTMLFormElement, fieldId: string | undefined): void {
  const control = controlsOf(form).find((each) => fieldIdOf(each) === fieldId);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/**
 * A form that the browser sends, with or without JavaScript. With it, each field says what is wrong with it, and a text that holds a recovery
 * phrase or a private key stays where it was typed.
 */
export function PlainForm({ children, ...form }: PlainFormProps) {
  const words = useProblemWords();
  const [problems, setProblems] = useState<ReadonlyMap<string, ProblemCode>>(new Map());
  const isLooking = useRef(false);

  function show(element: HTMLFormElement, found: ReadonlyMap<string, ProblemCode>): void {
    setProblems(found);
    const [first] = found.keys();
    focusOn(element, first);
  }

  async function look(element: HTMLFormElement): Promise<void> {
    const secret = await findSecretField(element);
    if (secret === undefined) element.submit();
    else show(element, new Map([[secret, 'secret']]));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const found = findProblems(element);
    show(element, found);
    if (found.size > 0 || isLooking.current) return;
    isLooking.current = true;
    look(element)
      // The server looks as well.
      .catch(() => element.submit())
      .finally(() => {
        isLooking.current = false;
      });
  }

  /** The browser would say it in its own bubble and language; it tells of each field by itself. */
  function onInvalid(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    show(event.currentTarget, findProblems(event.currentTarget));
  }

  /** What is being corrected is no longer called wrong; the other fields still are. */
  function onInput({ target }: { target: EventTarget }): void {
    if (problems.size === 0 || !(target instanceof HTMLElement)) return;
    const { id } = target;
    const name = target instanceof HTMLInputElement && target.type === 'radio' ? target.name : id;
    setProblems(new Map([...problems].filter(([field]) => field !== name)));
  }

  return (
    <form {...form} method="post" onSubmit={onSubmit} onInvalid={onInvalid} onInput={onInput}>
      <FieldProblems value={new Map([...problems].map(([field, code]) => [field, words(code)]))}>
        {children}
      </FieldProblems>
    </form>
  );
}

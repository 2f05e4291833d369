import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ComponentProps, type FormEvent, type SubmitEvent } from 'react';
import { apiAddress } from '#lib/api-address.ts';
import { findSecret } from '#lib/secrets/find-secret.ts';
import { Note } from '#ui/note/note.tsx';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import { FieldProblems } from '#ui/field/field-problems.tsx';
import { controlsOf, fieldIdOf, findProblems, type ProblemCode } from './find-problems.ts';
import { typedSecretWords } from './typed-secret-words.ts';

type Problems = ReadonlyMap<string, ProblemCode>;

interface PlainFormProps
  extends
    Required<Pick<ComponentProps<'form'>, 'children'>>,
    Pick<ComponentProps<'form'>, 'className' | 'encType'> {
  /** Path of the call that takes it. */
  action: string;
  /** What the server found wrong with the form that was sent before, by the ids of the fields. */
  refused?: Problems | undefined;
}

/** Ids of the fields with a recovery phrase or a private key. */
async function findSecretFields(form: HTMLFormElement): Promise<string[]> {
  const found = controlsOf(form).map(async (control) => {
    const isSecret = (await findSecret(control.value)) !== undefined;
    return isSecret ? [fieldIdOf(control)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Its label in sight, not under the header. */
function focusOn(form: HTMLFormElement, fieldId: string | undefined): void {
  const control = controlsOf(form).find((each) => fieldIdOf(each) === fieldId);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/** What is wrong with a form, and its way to the server. */
function useSending(refused: Problems | undefined) {
  const [problems, setProblems] = useState<Problems>(refused ?? new Map());
  /** It is whole, and there is no connection to send it. */
  const [isHeld, setIsHeld] = useState(false);
  const latest = useRef(0);
  const element = useRef<HTMLFormElement>(null);

  function show(form: HTMLFormElement, found: Problems): void {
    setProblems(found);
    const [first] = found.keys();
    focusOn(form, first);
  }

  /** Every problem is named at the first try: what the rules say right away, a secret as soon as its words were compared. */
  async function check(form: HTMLFormElement): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    const before = findProblems(form);
    show(form, before);
    // The server looks as well.
    const secrets = await findSecretFields(form).catch(() => []);
    // Another press took over.
    if (own !== latest.current) return;
    const isWhole = before.size === 0 && secrets.length === 0;
    setIsHeld(isWhole && !navigator.onLine);
    if (isWhole && navigator.onLine) form.submit();
    else if (secrets.length > 0) show(form, findProblems(form, secrets));
  }
  useWhenOnline(() => {
    if (isHeld && element.current) void check(element.current);
  });
  return { element, problems, setProblems, isHeld, check };
}

/** The sentence at the field. */
function useProblemWords(): (code: ProblemCode) => string {
  const { i18n, t } = useLingui();
  return (code) => {
    switch (code) {
      case 'required':
        return t`This field is required.`;
      case 'choose-one':
        return t`Choose one.`;
      case 'email':
        return t`Please enter a correct email.`;
      case 'link':
        return t`Please enter the correct URL, such as https://example.org.`;
      case 'secret':
        return typedSecretWords(i18n);
    }
  };
}

/**
 * A form that the browser sends, with or without JavaScript. With it, each field says what is wrong with it, a text that holds a recovery
 * phrase or a private key stays where it was typed, and what was sent without a connection waits for it.
 */
export function PlainForm({ children, refused, action, ...form }: PlainFormProps) {
  const words = useProblemWords();
  const { element, problems, setProblems, isHeld, check } = useSending(refused);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void check(event.currentTarget);
  }

  /** The browser would say it in its own bubble and language; it reports each field by itself. */
  function onInvalid(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void check(event.currentTarget);
  }

  /** What is being corrected is no longer called wrong; the other fields still are. */
  function onInput({ target }: { target: EventTarget }): void {
    if (problems.size === 0 || !(target instanceof HTMLElement)) return;
    const { id } = target;
    const name = target instanceof HTMLInputElement && target.type === 'radio' ? target.name : id;
    setProblems(new Map([...problems].filter(([field]) => field !== name)));
  }

  return (
    <form
      {...form}
      ref={element}
      method="post"
      action={apiAddress(action)}
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      onInput={onInput}
    >
      <FieldProblems value={new Map([...problems].map(([field, code]) => [field, words(code)]))}>
        {children}
      </FieldProblems>
      {isHeld ? (
        <Note tone="caution" role="status">
          <Trans>You are offline. We will send this when your connection is back.</Trans>
        </Note>
      ) : null}
    </form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ApiOperation, ApiParameter } from '../outline/api-outline.ts';
import { keyOf } from '../outline/call-address.ts';
import styles from './call-form.module.css';
import { CallOutcome } from './call-outcome.tsx';
import { useCall } from './use-call.ts';

const fieldId = ({ id }: ApiOperation, { place, name }: ApiParameter) => `${id}-${place}-${name}`;

/** The button that opened the form is gone, so the focus goes on to its first field. */
const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, button')?.focus();

interface ParameterFieldProps {
  id: string;
  parameter: ApiParameter;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** What the value means is in the table of parameters above. */
function ParameterField({ id, parameter, value, isMissing, onChange }: ParameterFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      id={id}
      label={<code>{parameter.name}</code>}
      required={parameter.isRequired}
      requiredLabel={t`Required`}
      error={isMissing ? t`Enter a value.` : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A GET call with a field for each parameter. It is sent to this portal, within the same limits as any other. */
export function CallForm({ operation }: { operation: ApiOperation }) {
  const { values, missing, isSending, sent, change, check, send } = useCall(operation);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const empty = check();
    if (empty) document.getElementById(fieldId(operation, empty))?.focus();
    else void send();
  };
  return (
    <>
      <form ref={focusFirst} className={styles.form} onSubmit={submit} noValidate>
        {operation.parameters.length > 0 ? (
          <div className={styles.fields}>
            {operation.parameters.map((parameter) => (
              <ParameterField
                key={keyOf(parameter)}
                id={fieldId(operation, parameter)}
                parameter={parameter}
                value={values[keyOf(parameter)] ?? ''}
                isMissing={missing.includes(parameter)}
                onChange={(value) => change(keyOf(parameter), value)}
              />
            ))}
          </div>
        ) : null}
        <Button type="submit" busy={isSending} aria-describedby={`${operation.id}-title`}>
          <Trans>Send GET request</Trans>
        </Button>
      </form>
      <CallOutcome sent={sent} />
    </>
  );
}

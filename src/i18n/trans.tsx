import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/** Lingui reads the marks of elements in a message once its values are in it; an element as a value is left alone. */
const asTyped = (value: unknown) => (typeof value === 'string' && value.includes('<') ? <>{value}</> : value);

/**
 * The `Trans` that the macro writes into pages (lingui.config.ts). What a person has typed is shown as it is: a name such as `<0>Lantern</0>` would
 * otherwise become a part of the sentence's own link, and other marks would disappear.
 */
export function Trans({ values, ...rest }: TransProps) {
  const shown =
    values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTyped(value)]));
  return <LinguiTrans {...(rest as TransProps)} {...(shown && { values: shown })} />;
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatList } from '#i18n/format-list.ts';
import { Note } from '#ui/note/note.tsx';
import type { SignedValue, TypedData } from '../model/typed-data/typed-data.ts';
import styles from './signed-data.module.css';

/** Typed data as they were signed, part by part. */
export function SignedData({ data: { primaryType, domain, message, unsigned } }: { data: TypedData }) {
  const locale = useLocale();
  const names = formatList(unsigned, locale);
  return (
    <section className={styles.data} aria-labelledby="signed-data">
      <h2 id="signed-data">
        <Trans>What the typed data says</Trans>
      </h2>
      {unsigned.length === 0 ? null : (
        <Note title={<Trans>Not signed: {names}</Trans>}>
          <Trans>
            No type covers this part of the JSON, so anyone can change it and the signature stays valid.
          </Trans>
        </Note>
      )}
      <Values caption={<Trans>Domain: where it can be used</Trans>} values={domain} />
      <Values caption={<Trans>Message: {primaryType}</Trans>} values={message} />
    </section>
  );
}

function Values({ caption, values }: { caption: ReactNode; values: readonly SignedValue[] }) {
  if (values.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Value</Trans>
          </th>
          <th scope="col">
            <Trans>Type</Trans>
          </th>
        </tr>
      </thead>
      <tbody translate="no">
        {values.map(({ path, type, value }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{value}</td>
            <td>{type}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Trans } from '@lingui/react/macro';
import type { DappListing, ListingDraft } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { PlainForm } from '#features/core/plain-forms/view/plain-form.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { isLocale, localeCodes, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button/button.tsx';
import type { ChangeFieldsProps } from './change-fields-props.ts';
import { DappFields } from './dapp-fields.tsx';
import { LinkRow } from './link-row.tsx';
import { LogoField } from './logo-field.tsx';
import { TextRow } from './text-row.tsx';
import styles from './change-page.module.css';

/** Fields of tokens and collections, in the order of their form; network and standard make another item. */
const assetRows = [
  'name',
  'symbol',
  'address',
  'bl_symbol',
  'total_supply',
  'decimal',
  'precision',
  'gas',
  'website',
];

const isDapp = (draft: ListingDraft): draft is DappListing => 'url' in draft;

/** Every field with what is listed now, or with what was sent with errors. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { data, names } = props;
  const locale = useLocale();
  const { draft } = data;
  const values: Readonly<Record<string, unknown>> = draft;
  return (
    <PlainForm className={styles.form} action="/api/listing-changes" encType="multipart/form-data">
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="reference" value={data.reference} />
      <input type="hidden" name="shown" value={JSON.stringify(data.shown)} />
      <Texts {...props} />
      {isDapp(draft) ? (
        <DappFields {...props} draft={draft} />
      ) : (
        assetRows
          .filter((name) => typeof values[name] === 'string')
          .map((name) => {
            const row = { data, path: name, label: names[name] ?? name, value: String(values[name]) };
            return name === 'website' ? (
              <LinkRow key={name} {...row} isRequired />
            ) : (
              <TextRow key={name} {...row} isCode={name === 'address'} />
            );
          })
      )}
      <LogoField {...props} />
      <Button type="submit" variant="primary" className={styles.send}>
        <Trans>Send request</Trans>
      </Button>
    </PlainForm>
  );
}

/** The texts of each language that is listed, named where there are several. */
function Texts({ data, names }: ChangeFieldsProps) {
  const { draft } = data;
  const texts: Partial<Record<string, Readonly<Record<string, string>>>> = draft.texts;
  const written = localeCodes.filter((each) => texts[each] !== undefined);
  return written.flatMap((each) =>
    Object.entries(texts[each] ?? {}).map(([name, value]) => {
      const label = names[name] ?? name;
      const language = isLocale(each) ? locales[each].name : each;
      return (
        <TextRow
          key={`${each}.${name}`}
          data={data}
          path={`texts.${each}.${name}`}
          label={
            written.length === 1 ? (
              label
            ) : (
              <Trans comment="Name of a field, then the language of its text">
                {label} ({language})
              </Trans>
            )
          }
          value={value}
          lang={locales[each].tag}
          isLong={name !== 'title'}
        />
      );
    }),
  );
}

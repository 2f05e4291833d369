import { Box } from '@mui/material';
import { useState } from 'react';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { dappFields } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import { listingFields } from '#features/submission/asset-submission/model/asset-fields.ts';
import {
  LanguageTabs,
  panelId,
  tabId,
  type EditedLocale,
} from '#features/team/editing/desk/language-tabs.tsx';
import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { editorLanguages, markLanguage } from '#features/team/editing/model/languages.ts';
import type { ListingDraft, ListingTexts } from '../model/listing-draft.ts';
import { errorAt } from './field-notes.tsx';
import { TextInput } from './text-input.tsx';
import type { ItemForm } from './use-item-form.ts';

type TextName = 'title' | 'desc' | 'description';

const maxOf: Record<TextName, number> = {
  title: dappFields.title.max,
  desc: dappFields.desc.max,
  description: listingFields.description.max,
};
const namesOf: Record<ListedKind, readonly TextName[]> = {
  dapp: ['title', 'desc'],
  token: ['description'],
  nft: ['description'],
};

/** The texts of a kind, in the words of contents, whose language marks are the same. */
const kindOf = (kind: ListedKind): ContentKind => ({
  ...{ name: kind, label: kind, singular: kind, facts: [], requiredLanguages: [] },
  texts: namesOf[kind].map((name) => ({
    ...{ name, label: name, type: 'line', required: true },
    maxLength: maxOf[name],
  })),
});

function marksOf(kind: ContentKind, texts: ListingTexts) {
  const body = { texts, drafts: [], facts: {} };
  return Object.fromEntries(
    editorLanguages.map(({ locale }) => [locale, markLanguage(kind, body, { locale, isOutdated: false })]),
  );
}

/** The first language with an error is shown, so that nobody has to look for it. */
function localeWithError(form: ItemForm, kind: ContentKind): EditedLocale | undefined {
  return editorLanguages.find(({ locale }) =>
    kind.texts.some(
      ({ name }) =>
        errorAt(form, `texts.${locale}.${name}`) !== undefined ||
        form.check.findings.some(({ path }) => path === `texts.${locale}.${name}`),
    ),
  )?.locale;
}

/** The language whose texts are shown: the one that was chosen, or the first with an error of the latest check. */
export function useItemLocale(form: ItemForm) {
  const [chosen, setChosen] = useState<{ locale: EditedLocale; check: unknown }>({
    locale: 'en',
    check: form.check,
  });
  const found = chosen.check === form.check ? undefined : localeWithError(form, kindOf(form.base.kind));
  return {
    locale: found ?? chosen.locale,
    choose: (locale: EditedLocale) => setChosen({ locale, check: form.check }),
  };
}

interface ItemTextsProps {
  form: ItemForm;
  locale: EditedLocale;
  onLocale: (locale: EditedLocale) => void;
}

/** Names and descriptions by language. */
export function ItemTexts({ form, locale, onLocale }: ItemTextsProps) {
  const kind = kindOf(form.base.kind);
  const texts: ListingTexts = form.draft.texts;
  const { tag = 'en' } = editorLanguages.find((each) => each.locale === locale) ?? {};
  const setText = (name: string, value: string) => {
    const empty = Object.fromEntries(kind.texts.map((field) => [field.name, '']));
    const changed = { ...texts, [locale]: { ...empty, ...texts[locale], [name]: value } };
    const kept = Object.entries(changed).filter(([, each]) =>
      Object.values(each).some((text) => text !== ''),
    );
    form.change({ texts: Object.fromEntries(kept) } as Partial<ListingDraft>);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <LanguageTabs kind={kind} marks={marksOf(kind, texts)} locale={locale} onChange={onLocale} />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(locale)} sx={{ display: 'grid', gap: 1.5 }}>
        {kind.texts.map(({ name, maxLength }) => (
          <TextInput
            // A field of its own per language: undoing does not bring back another language's text.
            key={`${locale} ${name}`}
            form={form}
            path={`texts.${locale}.${name}`}
            value={texts[locale]?.[name] ?? ''}
            onChange={(value) => setText(name, value)}
            max={maxLength}
            isLong={name !== 'title'}
            lang={tag}
          />
        ))}
      </Box>
    </Box>
  );
}

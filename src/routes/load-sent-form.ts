import type { SentForm } from '#features/submission/submission-status/model/sent-form.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { listCountries, listLanguages, type Named } from '#i18n/list-names.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from './services.ts';

type Names = ReadonlyMap<string, string>;

const byCode = (list: readonly Named[]): Names => new Map(list.map(({ code, name }) => [code, name]));

/** Names that are in no form, by the fields that have their codes. */
async function listNames(
  { catalogue }: Services['own'],
  kind: SubmissionKind,
  locale: Locale,
): Promise<Readonly<Record<string, Names>>> {
  if (kind === 'ambassador')
    return { country: byCode(listCountries(locale)), languages: byCode(listLanguages(locale)) };
  const chains = await catalogue.listChains();
  const networks = new Map(
    chains.flatMap(({ network, title }) => (network === null ? [] : [[network, title]])),
  );
  if (kind !== 'dapp') return { network: networks };
  const categories = await catalogue.listCategories(locale);
  return {
    ...{ networks, addresses: networks, tokens: networks },
    categories: new Map(categories.map(({ hid, title }) => [String(hid), title])),
  };
}

/** Texts and numbers in a value, as texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value)];
}

/** What was sent, with the names of what it refers to; null where the form is gone. */
export async function loadSentForm(
  { submissions, own }: Pick<Services, 'submissions' | 'own'>,
  { reference, kind, locale }: { reference: string; kind: SubmissionKind; locale: Locale },
): Promise<SentForm | null> {
  const form = await submissions.sentForm(reference);
  if (form === null) return null;
  const known = await listNames(own, kind, locale);
  const names = Object.entries(known).map(([field, list]) => {
    const used = textsIn(form[field]).flatMap((value) => {
      const name = list.get(value);
      return name === undefined ? [] : [[value, name] as const];
    });
    return [field, Object.fromEntries(used)] as const;
  });
  return { reference, form, names: Object.fromEntries(names) };
}

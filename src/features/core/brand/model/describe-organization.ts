import type { Brand } from './brand-schema.ts';

type Named = Pick<Brand, 'name' | 'supportEmail' | 'social'>;

/** Id of the organization in the pages' structured data. */
const organizationId = '/#organization';

/** The organization in schema.org terms. Addresses are paths; the document adds the origin. */
export function describeOrganization({ name, supportEmail, social }: Named): object {
  const { network, code, forum, video, blog } = social;
  const sameAs = [network, code, forum, video, blog].filter((url) => url !== undefined);
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name,
    url: '/',
    logo: '/icons/512.png',
    email: supportEmail,
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** @param search path of a search with the placeholder `{search_term_string}`, with its language */
export function describeWebSite({ name }: Pick<Brand, 'name'>, language: string, search: string): object {
  return {
    '@type': 'WebSite',
    name,
    url: '/',
    inLanguage: language,
    publisher: { '@id': organizationId },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  };
}

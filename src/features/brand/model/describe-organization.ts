import type { Brand } from './brand-schema.ts';

type Named = Pick<Brand, 'name' | 'supportEmail' | 'social'>;

/** Name of the organization among the pages' structured data. */
const organizationId = '/#organization';

/** Who makes the wallet, in the words of schema.org. Addresses are paths; the document puts the origin before them. */
export function describeOrganization({ name, supportEmail, social }: Named): object {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name,
    url: '/',
    logo: '/icons/512.png',
    email: supportEmail,
    sameAs: [social.network, social.code, social.forum, social.video, social.blog],
  };
}

/** @param search path of a search with `{search_term_string}` for the words, with its language */
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

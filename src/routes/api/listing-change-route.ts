import type { Hono } from 'hono';
import * as v from 'valibot';
import { changePath, plainLogoMaxBytes } from '#features/listing/own-listings/model/change-page.ts';
import {
  listingReferenceSchema,
  ownListingPath,
} from '#features/listing/own-listings/model/withdraw-listing.ts';
import { statusLinkPath } from '#features/submission/submission-status/model/status-link-path.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { createPlainForm } from './plain-form.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address; a day has limits of its own (own-listings/server/change/find-case.ts). */
const usualRequests = 20;
/** The texts of twelve languages are smaller than 1 MB. */
const formMaxBytes = plainLogoMaxBytes + 1024 * 1024;

/** Of a page in the language of the form. */
const prefixOf = ({ lang }: Readonly<Record<string, unknown>>): string =>
  `/${isLocale(lang) ? lang : fallbackLocale}`;

async function logoOf(sent: unknown): Promise<Uint8Array | undefined> {
  if (!(sent instanceof File) || sent.size === 0) return undefined;
  // A file that is too large counts as no logo: the form says what works.
  return sent.size > plainLogoMaxBytes ? new Uint8Array([0]) : new Uint8Array(await sent.arrayBuffer());
}

/** The form by which a team asks for a change of its listed item. */
export function createListingChangeRoute(
  {
    listingChanges,
    limits,
    publicOrigin,
  }: { listingChanges: Pick<Services['listingChanges'], 'send'> } & Pick<Services, 'limits' | 'publicOrigin'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  return createPlainForm({
    limits,
    publicOrigin,
    path: '/api/listing-changes',
    tag: 'Submissions',
    summary: 'Request a change to a listed item, for its own team',
    answer: 'Leads to the status page of the request, or back to the form, which says what is wrong',
    requests,
    maxBytes: formMaxBytes,
    refuseSecret(body) {
      const reference = v.safeParse(listingReferenceSchema, body['reference']);
      return `${prefixOf(body)}${reference.success ? changePath(reference.output, 'secret') : statusLinkPath()}`;
    },
    async act(body, c) {
      const prefix = prefixOf(body);
      const reference = v.safeParse(listingReferenceSchema, body['reference']);
      if (!reference.success) return `${prefix}${statusLinkPath()}`;
      const { result, reference: made } = await listingChanges.send({
        reference: reference.output,
        sent: body,
        logo: await logoOf(body['logo']),
        clientAddress: c.get('clientAddress'),
      });
      if (result === 'sent') return `${prefix}${ownListingPath(made ?? reference.output)}`;
      // The status page says why it cannot be changed.
      if (result === 'closed') return `${prefix}${ownListingPath(reference.output)}`;
      return `${prefix}${changePath(reference.output, result)}`;
    },
  });
}

import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  listingReferenceSchema,
  ownListingPath,
  withdrawListingFormSchema,
  type WithdrawalResult,
} from '#features/listing/own-listings/model/withdraw-listing.ts';
import { statusLinkPath } from '#features/submission/submission-status/model/status-link-path.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { createPlainForm } from './plain-form.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address; a listing can be withdrawn once. */
const usualRequests = 20;
const formMaxBytes = 4096;

/** Back to the status page; without a reference, to the form that sends its link. */
function pageOf(body: Readonly<Record<string, unknown>>, result: WithdrawalResult): string {
  const { lang } = body;
  const reference = v.safeParse(listingReferenceSchema, body['reference']);
  const path = reference.success ? ownListingPath(reference.output, result) : statusLinkPath();
  return `/${isLocale(lang) ? lang : fallbackLocale}${path}`;
}

/** The form of the status page by which a team takes its item out of the store. */
export function createListingWithdrawalRoute(
  {
    ownListings,
    limits,
    publicOrigin,
  }: { ownListings: Pick<Services['ownListings'], 'withdraw'> } & Pick<Services, 'limits' | 'publicOrigin'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  return createPlainForm({
    limits,
    publicOrigin,
    path: '/api/listing-withdrawals',
    tag: 'Submissions',
    summary: 'Remove a submission’s listing from the store, for its own team',
    answer: 'Leads back to the status page, which says whether it is listed',
    requests,
    maxBytes: formMaxBytes,
    refuseSecret: (body) => pageOf(body, 'refused'),
    async act(body) {
      const form = v.safeParse(withdrawListingFormSchema, body);
      return pageOf(body, form.success ? await ownListings.withdraw(form.output.reference) : 'refused');
    },
  });
}

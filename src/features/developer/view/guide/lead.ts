import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';

const wallet = brand.name;

/** A brand without an SDK is built on by its API alone. */
export const hasSdk = brand.links.sdk.length > 0;

/** What teams find on the page, below its title and in search engines. */
export const lead: MessageDescriptor = hasSdk
  ? msg`List a DApp, a token, an NFT collection or a chain in ${wallet}, read the catalog through an open API, and connect with the SDK.`
  : msg`List a DApp, a token, an NFT collection or a chain in ${wallet}, and read the catalog through an open API.`;

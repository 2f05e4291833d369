import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';

const wallet = brand.name;

/** What teams find on the page, below its title and in search engines. */
export const lead: MessageDescriptor = brand.links.sdk
  ? msg`List a DApp, a token, an NFT collection or a chain in ${wallet}, read the catalog through an open API, and connect with the SDK.`
  : msg`List a DApp, a token, an NFT collection or a chain in ${wallet}, and read the catalog through an open API.`;

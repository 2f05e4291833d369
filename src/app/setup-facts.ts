import { join } from 'node:path';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { legalTargetOf, legalTextNames } from '#features/core/brand/model/legal-texts.ts';
import { nameBrandFile } from '#features/core/brand/server/brand-folder.ts';
import { createLegalTexts } from '#features/team/setup/server/legal-texts.ts';
import type { SetupDependencies } from '#features/team/setup/server/list-setup-steps.ts';
import type { Web } from '#platform/web/web.ts';
import { findNoOwner } from './brand-check/find-no-owner.ts';
import { listDemonstrationLogo } from './brand-check/list-leftovers.ts';
import { listReservedHosts } from './brand-check/list-reserved-hosts.ts';

/** What the checklist says about the brand: read at the start, as the brand itself is. */
export function readSetupFacts({
  brand,
  web,
  now,
}: {
  brand: Brand;
  web: Pick<Web, 'probe'>;
  now: () => Date;
}): Pick<SetupDependencies, 'brand' | 'donationAddress' | 'readLegalTexts'> {
  const { receivingAddress: address, networkShort: network } = brand.donation;
  const origin = brand.staticContentOrigin;
  // Texts of the brand's own were checked at the start.
  const targets = legalTextNames.flatMap((name) =>
    (['zh', 'en'] as const).map((locale) => legalTargetOf(brand, name, locale)),
  );
  const addresses = targets.flatMap((target) => ('external' in target ? [target.external] : []));
  const legalTexts = createLegalTexts({ addresses, web, now });
  const isExample = listReservedHosts(origin).length > 0;
  return {
    brand: {
      folder: join(nameBrandFile('.')),
      isDemonstration: listReservedHosts(brand).length > 0,
      sharedDrawings: listDemonstrationLogo().length,
    },
    donationAddress: { address, network, isDemonstration: findNoOwner(address) !== undefined },
    readLegalTexts: () => (isExample ? { kind: 'demonstration' } : legalTexts.read()),
  };
}

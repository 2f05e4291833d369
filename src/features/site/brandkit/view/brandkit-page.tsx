import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import { brandKitAddress, brandKitFileName } from '../model/brand-kit-address.ts';
import { ColorList } from './color-list.tsx';
import { Construction } from './construction.tsx';
import { LogoGallery } from './logo-gallery.tsx';
import { Misuse } from './misuse.tsx';
import { SpellingTable } from './spelling-table.tsx';
import { Typefaces } from './typefaces.tsx';

const chartSeed = 40;

/** The logo and how to use it: for journalists, partners and everyone who writes about the wallet. */
export function BrandkitPage() {
  const wallet = brand.name;
  const fileName = brandKitFileName(wallet);
  return (
    <>
      <ChartHead
        seed={chartSeed}
        title={
          <Trans>
            The mark <em>and how to use it</em>
          </Trans>
        }
        lead={
          <Trans>
            Logo files, spelling, colors and typefaces of {wallet}. Use them to write about us, or to say that
            your product works with ours.
          </Trans>
        }
        actions={
          <>
            <Button variant="primary" icon="download" href={brandKitAddress(fileName)} download={fileName}>
              <Trans>Download the brand kit (ZIP)</Trans>
            </Button>
            <Button icon="image" href="#logos">
              <Trans>Single files</Trans>
            </Button>
          </>
        }
      />
      <LogoGallery />
      <Construction />
      <SpellingTable />
      <ColorList />
      <Typefaces />
      <Misuse />
    </>
  );
}

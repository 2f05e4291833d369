import { Trans } from '@lingui/react/macro';
import type { PlatformReleases } from '#features/site/downloads/model/release.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { DesktopWindow } from '../device/desktop-window.tsx';
import { Abilities } from '../section/abilities.tsx';
import { NextStep } from '../section/next-step.tsx';
import { ProductHero } from '../section/product-hero.tsx';
import { ProductQuestions } from '../section/product-questions.tsx';
import { desktopAbilities } from './desktop-abilities.tsx';
import { DesktopCustody } from './desktop-custody.tsx';
import { desktopQuestions } from './desktop-question-words.ts';
import { Pairing } from './pairing.tsx';
import { SystemTable } from './system-table.tsx';

const seeds = { hero: 3, next: 48 };

export interface DesktopData {
  /** Each system with its latest release only, or none. */
  downloads: readonly PlatformReleases[];
}

/** The desktop wallet: its purpose, its pairing with the phone, and supported systems. */
export function DesktopPage({ data }: { data: DesktopData }) {
  const href = useHref();
  const download = (
    <Button variant="primary" icon="download" href={href('/download/pc#desktop')}>
      <Trans>Download the desktop app</Trans>
    </Button>
  );
  return (
    <>
      <ProductHero
        seed={seeds.hero}
        drawn="window"
        title={
          <Trans>
            <em>Work on your computer.</em> Keep your keys on your phone.
          </Trans>
        }
        lead={
          <Trans>
            Manage long lists on a large screen while your keys stay on the phone. You prepare transfers in
            the desktop app and confirm them on the phone.
          </Trans>
        }
        actions={
          <>
            {download}
            <Button icon="badge-check" href={href('/verify')}>
              <Trans>Verify your download</Trans>
            </Button>
          </>
        }
        drawing={<DesktopWindow />}
      />
      <Abilities {...desktopAbilities} />
      <Pairing />
      <SystemTable downloads={data.downloads} />
      <DesktopCustody />
      <ProductQuestions questions={desktopQuestions} />
      <NextStep
        product="desktop"
        seed={seeds.next}
        title={<Trans>Install it on your computer</Trans>}
        lead={<Trans>The app runs on Windows, macOS and Linux. Verify the file before you open it.</Trans>}
        actions={download}
      />
    </>
  );
}

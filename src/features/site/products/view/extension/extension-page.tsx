import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import type { PlatformReleases } from '#features/site/downloads/model/release.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ExtensionWindow } from '../device/extension-window.tsx';
import { Abilities } from '../section/abilities.tsx';
import { NextStep } from '../section/next-step.tsx';
import { ProductHero } from '../section/product-hero.tsx';
import { ProductQuestions } from '../section/product-questions.tsx';
import { extensionAbilities } from './extension-abilities.tsx';
import { ExtensionCustody } from './extension-custody.tsx';
import { ExtensionFacts } from './extension-facts.tsx';
import { extensionQuestions } from './extension-question-words.ts';
import { RequestAnatomy } from './request-anatomy.tsx';
import { WaysToKeys } from './ways-to-keys.tsx';

const seeds = { hero: 128, next: 61 };
const downloadPath = '/download/pc#extension';

export interface ExtensionData {
  /** With the latest release only, or none. */
  download: PlatformReleases;
}

export interface ExtensionPageProps {
  data: ExtensionData;
  /** Explains a request of the reader; products do not know the tools. */
  requestTool: ReactNode;
}

/** The browser wallet: its requests, its data, and supported browsers. */
export function ExtensionPage({ data, requestTool }: ExtensionPageProps) {
  const href = useHref();
  const wallet = brand.name;
  const download = (
    <Button variant="primary" icon="download" href={href(downloadPath)}>
      <Trans>Download the extension</Trans>
    </Button>
  );
  return (
    <>
      <ProductHero
        seed={seeds.hero}
        drawn="window"
        title={
          <Trans>
            <em>Sites ask.</em> You decide.
          </Trans>
        }
        lead={
          <Trans>
            The {wallet} extension opens when a site requests something from your account. It says in plain
            words what will be transferred, and waits for your decision.
          </Trans>
        }
        actions={
          <>
            {download}
            <Button icon="file-text" href="#request">
              <Trans>How to read a request</Trans>
            </Button>
          </>
        }
        drawing={<ExtensionWindow />}
      />
      <RequestAnatomy tool={requestTool} />
      <ExtensionCustody />
      <Abilities {...extensionAbilities} />
      <WaysToKeys />
      <ExtensionFacts release={data.download.releases[0]} />
      <ProductQuestions questions={extensionQuestions} />
      <NextStep
        product="extension"
        seed={seeds.next}
        title={<Trans>Add it to your browser</Trans>}
        lead={<Trans>Get it from your browser’s store, or as a file that you verify yourself.</Trans>}
        actions={download}
      />
    </>
  );
}

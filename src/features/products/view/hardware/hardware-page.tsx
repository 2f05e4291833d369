import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { HardwareDevice } from '../device/hardware-device.tsx';
import { NextStep } from '../section/next-step.tsx';
import { ProductHero } from '../section/product-hero.tsx';
import { ProductQuestions } from '../section/product-questions.tsx';
import { FirstHour } from './first-hour.tsx';
import { HardwareCustody } from './hardware-custody.tsx';
import { hardwareQuestions } from './hardware-question-words.ts';
import { SigningCourse } from './signing-course.tsx';
import { ToScale } from './to-scale.tsx';

const seeds = { hero: 35, next: 38 };

/** The hardware wallet: how it signs, its data, and the first hour with it. */
export function HardwarePage() {
  const order = (
    <Button variant="primary" iconEnd="arrow-up-right" href={brand.links.hardwareShop}>
      <Trans>Get the hardware wallet</Trans>
    </Button>
  );
  return (
    <>
      <ProductHero
        seed={seeds.hero}
        drawn="object"
        title={
          <Trans>
            Off every network. <em>Still in command.</em>
          </Trans>
        }
        lead={
          <Trans>
            A small device that makes your keys, keeps them and signs with them. It has no radio and no data
            cable: it reads a QR code and answers with one.
          </Trans>
        }
        actions={
          <>
            {order}
            <Button icon="qr-code" href="#signing">
              <Trans>How it signs</Trans>
            </Button>
          </>
        }
        drawing={<HardwareDevice />}
      />
      <SigningCourse />
      <ToScale />
      <HardwareCustody />
      <FirstHour />
      <ProductQuestions questions={hardwareQuestions} />
      <NextStep
        product="hardware"
        seed={seeds.next}
        title={<Trans>Put the keys ashore</Trans>}
        lead={
          <Trans>
            Order from our shop and from nowhere else: a device that was opened on the way is not yours.
          </Trans>
        }
        actions={order}
      />
    </>
  );
}

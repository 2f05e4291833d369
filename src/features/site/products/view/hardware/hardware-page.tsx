import { Trans } from '@lingui/react/macro';
import type { OfferedHardware } from '../../model/offered-products.ts';
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
export function HardwarePage({ data: { device, shop } }: { data: OfferedHardware }) {
  const order = (
    <Button variant="primary" iconEnd="arrow-up-right" href={shop}>
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
            Your keys stay offline. <em>You stay in control.</em>
          </Trans>
        }
        lead={
          <Trans>
            This small device creates your keys, stores them and signs with them. It has no wireless
            connection and no data cable. It reads a QR code and answers with one.
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
        drawing={<HardwareDevice device={device} />}
      />
      <SigningCourse device={device} />
      <ToScale device={device} />
      <HardwareCustody />
      <FirstHour />
      <ProductQuestions questions={hardwareQuestions} />
      <NextStep
        product="hardware"
        seed={seeds.next}
        title={<Trans>Keep your keys offline</Trans>}
        lead={<Trans>Order only from our shop. Do not trust a device that someone else has opened.</Trans>}
        actions={order}
      />
    </>
  );
}

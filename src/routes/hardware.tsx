import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { describeHardware } from '#features/site/products/model/describe-device.ts';
import { HardwarePage } from '#features/site/products/view/hardware/hardware-page.tsx';
import { hardwareQuestions } from '#features/site/products/view/hardware/hardware-question-words.ts';
import { describeQuestions } from '#lib/describe-questions.ts';
import type { DataOf, Page } from './page.ts';
import type { loader } from './hardware.data.ts';

export const page = {
  head: ({ data, locale, i18n }) => {
    const wallet = brand.name;
    const title = i18n._(msg`Hardware wallet`);
    const description = i18n._(
      msg`The hardware wallet of ${wallet} keeps your keys off every network, shows each transaction on its own screen and signs by QR code.`,
    );
    return {
      title,
      description,
      jsonLd: [
        describeHardware(
          { maker: wallet, device: data.device },
          { name: title, description, path: `/${locale}/hardware` },
        ),
        describeQuestions(hardwareQuestions, (words) => i18n._(words)),
      ],
    };
  },
  View: HardwarePage,
} satisfies Page<DataOf<typeof loader>>;

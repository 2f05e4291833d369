import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { linkIn } from '#features/core/brand/model/link-in.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { type Stage, StageList } from '#ui/stage-list/stage-list.tsx';
import styles from './first-hour.module.css';

const stages: readonly Stage[] = [
  {
    name: <Trans>Check the seal</Trans>,
    text: <Trans>If the box has been opened, or a recovery phrase is already inside, send it back.</Trans>,
  },
  {
    name: <Trans>Let it create the keys</Trans>,
    text: (
      <Trans>
        The device generates its own randomness. The phrase appears on its screen and nowhere else.
      </Trans>
    ),
  },
  {
    name: <Trans>Write the phrase on paper</Trans>,
    text: (
      <Trans>
        Do not take a photo, and do not save the phrase on a phone. The device then asks for a few words to
        check your copy.
      </Trans>
    ),
  },
  {
    name: <Trans>Pair the wallet</Trans>,
    text: (
      <Trans>
        Scan one code with the phone, the browser or the desktop app. They receive only your addresses.
      </Trans>
    ),
  },
  {
    name: <Trans>Test with a small amount</Trans>,
    text: <Trans>Send a small amount to it and back. Then move the rest.</Trans>,
  },
];

/** From the box to the first signature. */
export function FirstHour() {
  const locale = useLocale();
  return (
    <section className={styles.section} aria-labelledby="first-hour">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.head}>
          <h2 id="first-hour">
            <Trans>Your first hour</Trans>
          </h2>
          <p className="lead">
            <Trans>Set it up alone, with pen and paper, and take your time.</Trans>
          </p>
          <TextLink href={linkIn(brand.links.helpCenter, locale)} iconEnd="arrow-right">
            <Trans>Guides in the help center</Trans>
          </TextLink>
        </div>
        <StageList stages={stages} className={styles.stages} />
      </div>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { lampSeconds, lights } from '../model/lights.ts';
import styles from './lights.module.css';

/** Icon addresses by network key; unknown chains are not shown. */
export type LightIcons = Readonly<Record<string, string>>;

/** The chains as lights on the coast: a strip at the lower edge of the hero. */
export function Lights({ icons }: { icons: LightIcons }) {
  const href = useHref();
  const { chains } = brand.claims;
  const format = new Intl.NumberFormat(intlTag(useLocale()));
  return (
    <section className={styles.lights} aria-labelledby="lights">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.head}>
          <h2 id="lights">
            <Trans>
              One phrase, <em>every chain</em>
            </Trans>
          </h2>
          <p>
            <Trans>Each light flashes at its chain’s block time.</Trans>
          </p>
          <TextLink href={href('/dappstore')} size="small" iconEnd="arrow-right">
            <Trans>All {chains}+ chains</Trans>
          </TextLink>
        </div>
        <ul>
          {lights.map((light) => {
            const icon = icons[light.network];
            const seconds = format.format(light.seconds);
            return icon === undefined ? null : (
              <li key={light.network}>
                <ChainIcon src={icon} />
                <b>{light.name}</b>
                <span className={`num ${styles.time}`}>
                  <i className={styles.lamp} data-seconds={lampSeconds(light)} />
                  <span>
                    <Trans comment="seconds between two blocks">{seconds} s</Trans>
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

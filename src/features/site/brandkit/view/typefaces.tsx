import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './typefaces.module.css';

/** The two typefaces of the site, and how the italic is used. */
export function Typefaces() {
  return (
    <section className={styles.typefaces} aria-labelledby="typefaces">
      <div className="wrap">
        <h2 id="typefaces">
          <Trans>Two typefaces, one rule</Trans>
        </h2>
        <div className={styles.pair}>
          <Typeface name="Brygada 1918" license="/fonts/LICENSE-brygada-1918.txt" className={styles.display}>
            <Trans>
              For titles and amounts. A revival of a Polish foundry face with an engraver’s italic, in medium
              weight.
            </Trans>
          </Typeface>
          <Typeface
            name="Wix Madefor Text"
            license="/fonts/LICENSE-wix-madefor-text.txt"
            className={styles.text}
          >
            <Trans>For reading and for controls, in regular and semibold. Never under 12 px.</Trans>
          </Typeface>
        </div>
        <p className={styles.rule}>
          <Trans>
            Nautical charts set the names of <em>water</em> in italic and those of land upright. So do we:
            what moves is <em>italic</em>, what stays is upright.
          </Trans>
        </p>
      </div>
    </section>
  );
}

interface TypefaceProps {
  name: string;
  /** Address of the license's text. */
  license: string;
  className: string | undefined;
  children: ReactNode;
}

function Typeface({ name, license, className, children }: TypefaceProps) {
  return (
    <div>
      <p className={className} aria-hidden="true">
        Aa <i>Aa</i> 0123
      </p>
      <h3 translate="no">{name}</h3>
      <p className={styles.use}>{children}</p>
      <TextLink size="small" href={license} download>
        <Trans>Open Font License</Trans>
      </TextLink>
    </div>
  );
}

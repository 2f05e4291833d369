import { Trans } from '@lingui/react/macro';
import { CoverPicture } from '#features/core/news/view/cover/cover-picture.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { RelatedTokens } from './related-tokens.tsx';
import type { StoreData } from './store-data.ts';
import styles from './store-side.module.css';

/** The column stays visible while the list scrolls, so it must not be taller than a screen. */
const tutorialsShown = 4;
const tokensShown = 4;

/** Beside the list: what to read first, tokens of the listed DApps, and how to be listed. */
export function StoreSide({ data }: { data: StoreData }) {
  return (
    <aside className={styles.side}>
      {data.tutorials.length > 0 ? <Tutorials tutorials={data.tutorials.slice(0, tutorialsShown)} /> : null}
      {data.relatedTokens.length > 0 ? (
        <RelatedTokens tokens={data.relatedTokens.slice(0, tokensShown)} />
      ) : null}
      <SubmitLink />
    </aside>
  );
}

function Tutorials({ tutorials }: { tutorials: StoreData['tutorials'] }) {
  const href = useHref();
  return (
    <section>
      <h2>
        <Trans>Before you connect</Trans>
      </h2>
      <ol className={styles.tutorials}>
        {tutorials.map(({ id, cover, title, lang, minutes }) => (
          <li key={id}>
            <a href={href(`/dappstore/tutorial?id=${id}`)}>
              <span className={styles.thumb}>
                <CoverPicture id={id} cover={cover} chart="thumb" />
              </span>
              <span>
                <b lang={lang}>{title}</b>
                <small>
                  <Trans>{minutes} min</Trans>
                </small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SubmitLink() {
  const href = useHref();
  return (
    <a className={styles.submit} href={href('/submit/dapp')}>
      <Icon name="blocks" />
      <span>
        <b>
          <Trans>List your DApp</Trans>
        </b>
        <small>
          <Trans>Reviewed before launch</Trans>
        </small>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}

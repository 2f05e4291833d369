import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { TutorialSummary } from '../../model/tutorial.ts';
import { ArticleHead } from '../article/article-head.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import type { Block } from '../markdown/markdown-tree.ts';
import styles from './tutorial-page.module.css';

export interface TutorialData {
  id: number;
  title: string;
  minutes: number;
  blocks: Block[];
  /** The other tutorials. */
  others: TutorialSummary[];
}

export const tutorialAddress = (id: number) => `/dappstore/tutorial?id=${id}`;

/** One tutorial of the DApp store. */
export function TutorialPage({ data }: { data: TutorialData }) {
  const { t } = useLingui();
  const href = useHref();
  const { minutes } = data;
  return (
    <article>
      <ArticleHead
        seed={data.id}
        title={data.title}
        crumbsLabel={t`Breadcrumb`}
        crumbs={
          <>
            <a href={href('/dappstore')}>
              <Trans>DApp store</Trans>
            </a>
            <span aria-hidden="true">/</span>
            <span>
              <Trans>Tutorial</Trans>
            </span>
          </>
        }
      />
      <div className={`wrap ${styles.body}`}>
        <dl className={styles.meta}>
          <div>
            <dt>
              <Trans>Tutorial</Trans>
            </dt>
            <dd className={`num ${styles.number}`}>{data.id}</dd>
          </div>
          <div>
            <dt>
              <Trans>Reading time</Trans>
            </dt>
            <dd>
              <Trans>{minutes} min</Trans>
            </dd>
          </div>
        </dl>
        <div>
          <Markdown blocks={data.blocks} />
          <p className={styles.back}>
            <TextLink href={href('/dappstore')} icon="arrow-left">
              <Trans>Back to the DApp store</Trans>
            </TextLink>
          </p>
        </div>
      </div>
      {data.others.length > 0 ? <OtherTutorials others={data.others} /> : null}
    </article>
  );
}

function OtherTutorials({ others }: Pick<TutorialData, 'others'>) {
  const href = useHref();
  return (
    <section className={`wrap ${styles.others}`} aria-labelledby="others">
      <h2 id="others">
        <Trans>Same waters</Trans>
      </h2>
      <ul>
        {others.map(({ id, title, minutes }) => (
          <li key={id}>
            <a href={href(tutorialAddress(id))}>
              <span className={styles.cover}>
                <Chart kind="cover" seed={id} />
              </span>
              <small>
                <Trans>{minutes} min</Trans>
              </small>
              <h3>{title}</h3>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

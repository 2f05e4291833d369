import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Crumbs } from '#ui/crumbs/crumbs.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { Block } from '../../model/markdown-tree.ts';
import type { TutorialSummary } from '../../model/tutorial.ts';
import { tutorialAddress } from '../../model/tutorial-address.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleCards } from '../article/article-cards.tsx';
import { ArticleHead } from '../article/article-head.tsx';
import { ArticleCover } from '../cover/article-cover.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import styles from './tutorial-page.module.css';

export interface TutorialData extends TutorialSummary {
  blocks: Block[];
  /** The other tutorials. */
  others: TutorialSummary[];
}

/** One tutorial of the DApp store. */
export function TutorialPage({ data }: { data: TutorialData }) {
  const { t } = useLingui();
  const href = useHref();
  return (
    <>
      <article>
        <ArticleHead
          seed={data.id}
          title={data.title}
          lang={data.lang}
          crumbs={
            <Crumbs label={t`Breadcrumb`} href={href('/dappstore')} back={<Trans>DApp store</Trans>}>
              <Trans>Tutorial</Trans>
            </Crumbs>
          }
        />
        <ArticleBody
          facts={[
            { label: t`Tutorial`, value: data.id, isNumber: true },
            { label: t`Reading time`, value: <Minutes minutes={data.minutes} /> },
          ]}
        >
          <ArticleCover cover={data.cover} lang={data.lang} />
          <div lang={data.lang}>
            <Markdown blocks={data.blocks} />
          </div>
          <p className={styles.back}>
            <TextLink href={href('/dappstore')} icon="arrow-left">
              <Trans>Back to the DApp store</Trans>
            </TextLink>
          </p>
        </ArticleBody>
      </article>
      <ArticleCards
        cards={data.others.map(({ id, cover, title, lang, minutes }) => ({
          id,
          cover,
          title,
          lang,
          href: href(tutorialAddress(id)),
          note: <Minutes minutes={minutes} />,
        }))}
      />
    </>
  );
}

function Minutes({ minutes }: { minutes: number }) {
  return <Trans>{minutes} min</Trans>;
}

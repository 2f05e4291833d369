import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { localeOfApiLanguage } from '#i18n/api-language.ts';
import { locales } from '#i18n/locales.ts';
import { Crumbs } from '#ui/crumbs/crumbs.tsx';
import { Sections } from '#ui/section-boundary/section-boundary.tsx';
import type { Block } from '../../model/markdown-tree.ts';
import { newsAddress, newsItemAddress } from '../../model/news-address.ts';
import type { NewsNeighbors, NewsSummary } from '../../model/news-item.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleCards } from '../article/article-cards.tsx';
import { ArticleHead } from '../article/article-head.tsx';
import { ArticleCover } from '../cover/article-cover.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { KindTag } from '../kind-tag.tsx';
import { NewsTime } from '../news-time.tsx';
import { PublishedDay } from '../published-day.tsx';
import { CopyLink } from './copy-link.tsx';
import { NeighborLinks } from './neighbor-links.tsx';

export interface NewsItemData {
  item: NewsSummary;
  blocks: Block[];
  /** Reading time. */
  minutes: number;
  neighbors: NewsNeighbors;
  /** Some of the other items, latest first. */
  others: NewsSummary[];
}

/** One news item: its chart and title, its cover and text, the previous and the next item. */
export function NewsItemPage({ data }: { data: NewsItemData }) {
  const { t } = useLingui();
  const href = useHref();
  const { item, minutes } = data;
  const { lang } = item;
  const language = lang && <span lang={lang}>{locales[localeOfApiLanguage(lang)].name}</span>;
  return (
    <Sections>
      <article>
        <ArticleHead
          seed={item.id}
          title={item.title}
          lead={item.desc}
          lang={lang}
          crumbs={
            <Crumbs label={t`Breadcrumb`} href={href(newsAddress)} back={<Trans>News</Trans>}>
              <PublishedDay time={item.create_time} />
            </Crumbs>
          }
          byline={
            <>
              <KindTag kind={item.kind} />
              <NewsTime item={item} />
              <span>
                <Trans>{minutes} min read</Trans>
              </span>
            </>
          }
        />
        <ArticleBody
          facts={[
            {
              label: t({ context: 'number of the news item', message: 'Notice' }),
              value: item.id,
              isNumber: true,
            },
            ...(language ? [{ label: t`Language`, value: language }] : []),
          ]}
          tools={<CopyLink path={href(newsItemAddress(item.id))} />}
        >
          <ArticleCover cover={item.cover} lang={lang} />
          <Markdown blocks={data.blocks} lang={lang} />
        </ArticleBody>
      </article>
      <NeighborLinks neighbors={data.neighbors} />
      <ArticleCards
        cards={data.others.map(({ id, cover, title, lang: cardLang, create_time }) => ({
          id,
          cover,
          title,
          lang: cardLang,
          href: href(newsItemAddress(id)),
          note: <PublishedDay time={create_time} />,
        }))}
      />
    </Sections>
  );
}

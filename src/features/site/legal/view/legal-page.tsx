import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { listHeadings } from '#features/core/news/model/list-headings.ts';
import type { Block } from '#features/core/news/model/markdown-tree.ts';
import { ArticleBody } from '#features/core/news/view/article/article-body.tsx';
import { ArticleHead } from '#features/core/news/view/article/article-head.tsx';
import { Markdown } from '#features/core/news/view/markdown/markdown.tsx';
import { PublishedDay } from '#features/core/news/view/published-day.tsx';
import { useHref } from '#i18n/locale-context.tsx';
import { Crumbs } from '#ui/crumbs/crumbs.tsx';
import { Note } from '#ui/note/note.tsx';
import type { LegalText } from '../model/legal-text.ts';
import styles from './legal-page.module.css';

export interface LegalPageData extends Omit<LegalText, 'source'> {
  blocks: Block[];
}

/** What the page adds to the brand's text, in the page's language. */
export interface LegalPart {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface Heading {
  id: string;
  title: ReactNode;
  lang?: string | undefined;
}

/** Fewer parts are overlooked without a list. */
const leastListed = 3;

function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < leastListed) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">
        <Trans comment="Heading of the list of the parts of a long text">Contents</Trans>
      </h2>
      <ol>
        {headings.map(({ id, title, lang }) => (
          <li key={id}>
            <a href={`#${id}`} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const seeds = { privacy: 7, terms: 12 };

/** A legal text of the brand, with the parts that the portal knows better. */
export function LegalPage({ data, parts = [] }: { data: LegalPageData; parts?: readonly LegalPart[] }) {
  const { t } = useLingui();
  const href = useHref();
  const { name, title, lang, blocks, changed } = data;
  const headings: Heading[] = [...listHeadings(blocks).map((each) => ({ ...each, lang })), ...parts];
  return (
    <article>
      <ArticleHead
        seed={seeds[name]}
        title={title}
        lang={lang}
        crumbs={
          <Crumbs label={t`Breadcrumb`} href={href('/')} back={brand.name}>
            {name === 'privacy' ? <Trans>Privacy</Trans> : <Trans>Terms</Trans>}
          </Crumbs>
        }
      />
      <ArticleBody facts={[{ label: t`Last changed`, value: <PublishedDay time={changed} /> }]}>
        {lang ? (
          <Note tone="info" className={styles.fallback}>
            <Trans>This text is not available in your language. It is shown in English.</Trans>
          </Note>
        ) : null}
        <Contents headings={headings} />
        <Markdown blocks={blocks} lang={lang} hasAnchors />
        {parts.map(({ id, title: heading, content }) => (
          <section key={id} className={styles.part} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {content}
          </section>
        ))}
      </ArticleBody>
    </article>
  );
}

import type { ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { anchorOf } from '../../model/list-headings.ts';
import { isPagePath } from '../../model/is-page-path.ts';
import type { Block, Inline } from '../../model/markdown-tree.ts';
import styles from './markdown.module.css';

interface MarkdownProps {
  blocks: readonly Block[];
  /** Language of the text where it is not the page's. */
  lang?: string | undefined;
  /** Headings of level 2 can be linked to (`anchorOf`). */
  hasAnchors?: boolean;
}

/**
 * Shows an editor's text (server/parse-markdown.ts). Headings start at level 2, below the page's own title.
 */
export function Markdown({ blocks, lang, hasAnchors = false }: MarkdownProps) {
  return (
    <div className={styles.text} lang={lang}>
      {blocks.map((block, place) =>
        hasAnchors && block.kind === 'heading' && block.level === 2 ? (
          <h2 key={place} id={anchorOf(place)}>
            {block.children.map(showInline)}
          </h2>
        ) : (
          showBlock(block, place)
        ),
      )}
    </div>
  );
}

function showBlock(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading key={key}>{block.children.map(showInline)}</Heading>;
    }
    case 'paragraph':
      return <p key={key}>{block.children.map(showInline)}</p>;
    case 'list': {
      const items = block.items.map((item, position) => <li key={position}>{item.map(showBlock)}</li>);
      if (block.start === null) return <ul key={key}>{items}</ul>;
      return (
        <ol key={key} start={block.start}>
          {items}
        </ol>
      );
    }
    case 'quote':
      return <blockquote key={key}>{block.children.map(showBlock)}</blockquote>;
    case 'code':
      return (
        <pre key={key} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr key={key} />;
  }
}

/**
 * A link in an editor's text. Editors write one address for all readers; it leads to the reader's language.
 */
function MarkdownLink({ href, children }: { href: string; children: ReactNode }) {
  const localized = useHref();
  if (href.startsWith('/')) return <a href={isPagePath(href) ? localized(href) : href}>{children}</a>;
  const isMail = href.startsWith('mailto:');
  return (
    <a href={href} {...(isMail ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}

function showInline(inline: Inline, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'break':
      return <br key={key} />;
    case 'picture': {
      const { src, alt, width, height } = inline;
      return (
        <img key={key} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      );
    }
    case 'strong':
      return <strong key={key}>{inline.children.map(showInline)}</strong>;
    case 'em':
      return <em key={key}>{inline.children.map(showInline)}</em>;
    case 'link':
      return (
        <MarkdownLink key={key} href={inline.href}>
          {inline.children.map(showInline)}
        </MarkdownLink>
      );
  }
}

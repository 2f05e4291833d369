import type { ReactNode } from 'react';
import type { Block, Inline } from './markdown-tree.ts';
import styles from './markdown.module.css';

/** Shows a text of the desk (parse-markdown.ts). Headings begin at level 2: the page's own title is above them. */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return <div className={styles.text}>{blocks.map(showBlock)}</div>;
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
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List key={key}>
          {block.items.map((item, position) => (
            <li key={position}>{item.map(showInline)}</li>
          ))}
        </List>
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

function showInline(inline: Inline, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'strong':
      return <strong key={key}>{inline.children.map(showInline)}</strong>;
    case 'em':
      return <em key={key}>{inline.children.map(showInline)}</em>;
    case 'link':
      return (
        <a
          key={key}
          href={inline.href}
          {...(/^https?:/i.test(inline.href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {inline.children.map(showInline)}
        </a>
      );
  }
}

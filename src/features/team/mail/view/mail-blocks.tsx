import type { CSSProperties, ReactNode } from 'react';
import type { Block, Inline } from '#features/core/news/model/markdown-tree.ts';
import { day } from './mail-colors.ts';
import { linkTarget, pictureUrl, type MailContext } from './mail-context.ts';

const display = "Georgia, 'Noto Serif', 'Songti SC', serif";
const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

const styles = {
  heading: { margin: '24px 0 8px', fontFamily: display, fontWeight: 600, lineHeight: 1.3 },
  paragraph: { margin: '0 0 16px' },
  list: { margin: '0 0 16px', paddingInlineStart: 24 },
  quote: {
    margin: '0 0 16px',
    padding: '12px 16px 1px',
    background: day.well,
    borderInlineStart: `3px solid ${day.signal}`,
  },
  code: {
    margin: '0 0 16px',
    padding: '12px 16px',
    background: day.well,
    fontFamily: mono,
    fontSize: 14,
    whiteSpace: 'pre-wrap',
  },
  rule: { margin: '24px 0', border: 0, borderTop: `1px solid ${day.line}` },
  picture: { display: 'block', maxWidth: '100%', height: 'auto', border: 0 },
  link: { color: day.link },
} as const satisfies Record<string, CSSProperties>;

const sizes = { 2: 20, 3: 17 } as const;

/** Room for a picture within the sheet, in pixels: some clients know no other limit than its width. */
const pictureRoom = 510;

/** The size at which a picture is shown; none where its text does not name it. */
function sizeIn({ width, height }: { width?: number; height?: number }) {
  if (width === undefined || height === undefined) return {};
  const scale = Math.min(1, pictureRoom / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** An editor's text in a mail. Its pictures are files of this site; nothing else is loaded. */
export function MailBlocks({ blocks, context }: { blocks: readonly Block[]; context: MailContext }) {
  return <>{blocks.map((block, key) => showBlock(block, key, context))}</>;
}

function showBlock(block: Block, key: number, context: MailContext): ReactNode {
  const inlines = (children: readonly Inline[]) =>
    children.map((inline, position) => showInline(inline, position, context));
  const inner = (blocks: readonly Block[]) => <MailBlocks blocks={blocks} context={context} />;
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading key={key} style={{ ...styles.heading, fontSize: sizes[block.level] }}>
          {inlines(block.children)}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p key={key} style={styles.paragraph}>
          {inlines(block.children)}
        </p>
      );
    case 'list': {
      const items = block.items.map((item, position) => <li key={position}>{inner(item)}</li>);
      const List = block.start === null ? 'ul' : 'ol';
      return (
        <List key={key} style={styles.list} {...(block.start !== null && { start: block.start })}>
          {items}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote key={key} className="quote" style={styles.quote}>
          {inner(block.children)}
        </blockquote>
      );
    case 'code':
      return (
        <pre key={key} className="quote" style={styles.code}>
          {block.text}
        </pre>
      );
    case 'rule':
      return <hr key={key} className="quiet" style={styles.rule} />;
  }
}

function showInline(inline: Inline, key: number, context: MailContext): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'picture':
      // Lazy, because React writes a link that loads the others early, which mailboxes that ask before they load pictures may follow.
      return (
        <img
          key={key}
          src={pictureUrl(context, inline.src)}
          alt={inline.alt}
          {...sizeIn(inline)}
          loading="lazy"
          style={styles.picture}
        />
      );
    case 'code':
      return (
        <code key={key} style={{ fontFamily: mono }}>
          {inline.text}
        </code>
      );
    case 'break':
      return <br key={key} />;
    case 'strong':
    case 'em': {
      const Mark = inline.kind;
      return <Mark key={key}>{inline.children.map((each, at) => showInline(each, at, context))}</Mark>;
    }
    case 'link':
      return (
        <a key={key} className="link" style={styles.link} href={linkTarget(context, inline.href)}>
          {inline.children.map((each, at) => showInline(each, at, context))}
        </a>
      );
  }
}

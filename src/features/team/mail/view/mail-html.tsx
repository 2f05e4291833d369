import type { CSSProperties } from 'react';
import { brand } from '#brand/brand.ts';
import { locales } from '#i18n/locales.ts';
import { isWithoutKey, leftOutWords } from '../model/left-out.ts';
import type { MailContent, MailLink, MailPart } from '../model/mail-content.ts';
import { closingWords } from './closing-words.ts';
import { MailBlocks } from './mail-blocks.tsx';
import { day, night } from './mail-colors.ts';
import type { MailContext } from './mail-context.ts';

const text = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', sans-serif";
const display = "Georgia, 'Noto Serif', 'Songti SC', serif";

/** For mail clients that drop style sheets. */
const styles = {
  body: { margin: 0, padding: '24px 12px', background: day.paper, color: day.ink, fontFamily: text },
  sheet: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '28px 24px',
    background: day.sheet,
    border: `1px solid ${day.line}`,
    borderTop: `4px solid ${day.ink}`,
    fontSize: 16,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
  },
  mark: { margin: '0 0 24px', fontFamily: display, fontSize: 20, fontWeight: 600 },
  heading: { margin: '0 0 16px', fontFamily: display, fontSize: 26, fontWeight: 600, lineHeight: 1.25 },
  // An editor's paragraph may have several lines.
  paragraph: { margin: '0 0 16px', whiteSpace: 'pre-line' },
  quote: {
    margin: '0 0 16px',
    padding: '12px 16px',
    background: day.well,
    borderInlineStart: `3px solid ${day.signal}`,
    whiteSpace: 'pre-line',
  },
  action: {
    display: 'inline-block',
    margin: '8px 0 8px',
    padding: '11px 20px',
    background: day.signal,
    color: day.onSignal,
    borderRadius: 6,
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '8px 0 0', fontSize: 13, color: day.quiet },
  small: {
    margin: '28px 0 0',
    padding: '16px 0 0',
    borderTop: `1px solid ${day.line}`,
    fontSize: 13,
    color: day.quiet,
  },
  note: { margin: '0 0 6px' },
  link: { color: day.link },
} as const satisfies Record<string, CSSProperties>;

/** The dark theme changes only colors; `!important` overrides the elements' styles. */
const nightRules = `
  .paper { background: ${night.paper} !important; color: ${night.ink} !important; }
  .sheet { background: ${night.sheet} !important; border-color: ${night.line} !important; color: ${night.ink} !important; }
  .quote { background: ${night.well} !important; border-color: ${night.signal} !important; }
  .action { background: ${night.signal} !important; color: ${night.onSignal} !important; }
  .quiet { color: ${night.quiet} !important; border-color: ${night.line} !important; }
  .link { color: ${night.link} !important; }`;

/** @param theme the only one that is shown; by the reader's system without it */
function themeSheet(theme: MailContext['theme']): string {
  const schemes = theme ?? 'light dark';
  const root = `:root { color-scheme: ${schemes}; supported-color-schemes: ${schemes}; }`;
  if (theme === 'light') return root;
  const rules = theme === 'dark' ? nightRules : `@media (prefers-color-scheme: dark) {${nightRules}\n}`;
  return `${root}\n${rules}`;
}

interface MailHtmlProps {
  content: MailContent;
  context: MailContext;
}

/** A mail as an HTML document: no picture but those of an issue of the newsletter, nothing loaded from elsewhere, no tracking. */
export function MailHtml({ content, context }: MailHtmlProps) {
  const { subject, heading, parts } = content;
  const schemes = context.theme ?? 'light dark';
  return (
    <html lang={locales[context.locale].tag} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={schemes} />
        <meta name="supported-color-schemes" content={schemes} />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: themeSheet(context.theme) }} />
      </head>
      <body className="paper" style={styles.body}>
        <main className="sheet" style={styles.sheet}>
          <p style={styles.mark}>{brand.name}</p>
          <h1 style={styles.heading}>{heading}</h1>
          {parts.map((part, position) => (
            <Part key={position} part={part} context={context} />
          ))}
          <SmallPrint content={content} context={context} />
        </main>
      </body>
    </html>
  );
}

function Part({ part, context }: { part: MailPart; context: MailContext }) {
  switch (part.kind) {
    case 'paragraph':
      return <p style={styles.paragraph}>{part.text}</p>;
    case 'blocks':
      return <MailBlocks blocks={part.blocks} context={context} />;
    case 'quote':
      return (
        <blockquote className="quote" style={styles.quote}>
          {part.text}
        </blockquote>
      );
    case 'action':
      return <Action action={part.link} />;
  }
}

function Action({ action: { label, href } }: { action: MailLink }) {
  if (isWithoutKey(href))
    return (
      <>
        <span className="action" style={styles.action}>
          {label}
        </span>
        <LeftOut />
      </>
    );
  return (
    <>
      <a className="action" style={styles.action} href={href}>
        {label}
      </a>
      <p className="quiet" style={styles.address}>
        <a className="link" style={styles.link} href={href}>
          {href}
        </a>
      </p>
    </>
  );
}

/** For the people at the desk, whose language is English. */
function LeftOut() {
  return (
    <p className="quiet" lang="en" style={styles.address}>
      {leftOutWords}
    </p>
  );
}

function SmallPrint({ content: { notes, links }, context }: MailHtmlProps) {
  return (
    <div className="quiet" style={styles.small}>
      {notes.map((note) => (
        <p key={note} style={styles.note}>
          {note}
        </p>
      ))}
      {links.map(({ label, href }) => (
        <div key={href} style={styles.note}>
          {isWithoutKey(href) ? (
            <>
              {label}
              <LeftOut />
            </>
          ) : (
            <a className="link" style={styles.link} href={href}>
              {label}
            </a>
          )}
        </div>
      ))}
      <p style={styles.note}>{closingWords(context.i18n)}</p>
    </div>
  );
}

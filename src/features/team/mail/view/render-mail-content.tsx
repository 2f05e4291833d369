import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, RenderedMail } from '../model/mail-content.ts';
import type { MailContext } from './mail-context.ts';
import { MailHtml } from './mail-html.tsx';
import { mailText } from './mail-text.ts';

/** HTML and plain text of the same content; React escapes all user text. */
export function renderMailContent(content: MailContent, context: MailContext): RenderedMail {
  const html = renderToStaticMarkup(<MailHtml content={content} context={context} />);
  return { subject: content.subject, text: mailText(content, context), html: `<!doctype html>${html}` };
}

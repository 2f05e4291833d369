/** The mail's own markup and styles; no scripts, and nothing from anywhere else. */
export const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A mail as mailboxes show it, for a frame of the desk, in an origin of its own that knows no session. @param html null when nothing is left to say */
export function sendMailPage(html: string | null): Response {
  return new Response(html ?? '', {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${mailPolicy}; sandbox`,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'private, no-store',
    },
  });
}

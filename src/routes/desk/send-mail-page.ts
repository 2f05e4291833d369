const policyWith = (pictures: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pictures}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** The mail's own markup and styles; no scripts, and nothing from anywhere else. */
export const mailPolicy = policyWith('data:');

/** The same with pictures that the desk has: for the preview of an issue of the newsletter. */
export const issuePolicy = policyWith("'self' data:");

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

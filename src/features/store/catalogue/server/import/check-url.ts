import { isTrackingParameter } from '#lib/url-key.ts';
import { importLimits, type ImportIssueCode, type ImportRepair } from '../../model/import-issue.ts';

export type CheckedUrl =
  { ok: true; url: string; repairs: ImportRepair[] } | { ok: false; code: ImportIssueCode };

/** A public host name: dotted, with a top-level domain of two or more letters (or its ASCII form). */
const publicHost = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

function withoutTracking(parsed: URL): string | undefined {
  const names = [...parsed.searchParams.keys()].filter(isTrackingParameter);
  if (names.length === 0) return undefined;
  for (const name of names) parsed.searchParams.delete(name);
  return parsed.href;
}

/**
 * A link as the store keeps it. It leads where the list says: `http` stays `http`, because only the site can
 * say whether it has https. A missing scheme is added, and parameters that would report a false origin to
 * the site are removed.
 */
export function checkUrl(text: string): CheckedUrl {
  if (text === '') return { ok: false, code: 'url-missing' };
  if (text.length > importLimits.url) return { ok: false, code: 'url-too-long' };
  const repairs: ImportRepair[] = [];
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  if (hasScheme && !/^https?:\/\//i.test(text)) return { ok: false, code: 'url-scheme' };
  if (!hasScheme) repairs.push('scheme-added');
  const parsed = URL.parse(hasScheme ? text : `https://${text}`);
  const usable =
    parsed && publicHost.test(parsed.hostname) && !parsed.username && !parsed.password && !/\s/u.test(text);
  if (!usable) return { ok: false, code: 'url-invalid' };
  const clean = withoutTracking(parsed);
  if (clean !== undefined) repairs.push('tracking-removed');
  return { ok: true, url: clean ?? (hasScheme ? text : `https://${text}`), repairs };
}

/** How long what is about people is kept, in whole days: what a brand that sets nothing has, and the fewest that it may set. */
export const retentionPeriods = {
  /** A rejected or withdrawn application. Fewer days would hide rejections that the desk counts for 30 days. */
  applicationDays: { usual: 365, least: 30 },
  /** The CV of a decided application. */
  documentDays: { usual: 180, least: 7 },
  /** A mail that was sent or dropped. */
  mailDays: { usual: 90, least: 7 },
  /** The address of a person who reported something that is not decided. */
  reportDays: { usual: 180, least: 7 },
  /** Sign-ins at the desk, and attempts. */
  securityDays: { usual: 90, least: 7 },
  /** An address for the newsletter that was never confirmed. Its link is valid for 7 days. */
  unconfirmedDays: { usual: 30, least: 7 },
} as const;

export type RetentionPeriod = keyof typeof retentionPeriods;

/** Whole days. */
export type Retention = Readonly<Record<RetentionPeriod, number>>;

/** The most that a brand may set. */
export const mostRetentionDays = 3650;

const usual = (name: RetentionPeriod): number => retentionPeriods[name].usual;

/** The periods of a brand: what it sets, and the usual ones. A CV is never kept longer than a rejected application. */
export function retentionOf(brand: {
  retention?: { readonly [Name in RetentionPeriod]?: number | undefined } | undefined;
}): Retention {
  const set = brand.retention ?? {};
  const { applicationDays = usual('applicationDays') } = set;
  return {
    applicationDays,
    documentDays: set.documentDays ?? Math.min(usual('documentDays'), applicationDays),
    mailDays: set.mailDays ?? usual('mailDays'),
    reportDays: set.reportDays ?? usual('reportDays'),
    securityDays: set.securityDays ?? usual('securityDays'),
    unconfirmedDays: set.unconfirmedDays ?? usual('unconfirmedDays'),
  };
}

/** Address of the outbox at the desk with the mails about one submission. */
export const outboxPath = (submission: number): string =>
  `#/outbox?filter=${encodeURIComponent(JSON.stringify({ submission }))}`;

/** One person, for telling a second application from the first: mailboxes do not tell capital letters apart. @param email clean */
export function applicantKey(email: string): string {
  return email.toLowerCase();
}

/** In the place of a key that only the recipient may have, where a mail is shown at the desk. */
export const leftOut = 'left-out';

/** What a shown mail says in the place of a link with such a key. */
export const leftOutWords = 'This link is only in the email that the recipient gets.';

/** Is it a link whose key was left out? */
export const isWithoutKey = (href: string): boolean => href.split(/[/?&=#]/).includes(leftOut);

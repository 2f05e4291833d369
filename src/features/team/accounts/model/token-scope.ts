/** What an access token may be used for, as its owner chose when they made it; each reads. */
export const tokenScopes = ['read', 'contents', 'listings', 'releases', 'review', 'mail'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const isScope = (text: string): text is TokenScope => (tokenScopes as readonly string[]).includes(text);

/** Scopes as they are stored; what this version does not know gives nothing. */
export const parseScopes = (stored: string): TokenScope[] => stored.split(' ').filter(isScope);

export const joinScopes = (scopes: readonly TokenScope[]): string => scopes.join(' ');

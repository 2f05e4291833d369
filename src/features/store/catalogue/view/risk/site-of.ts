/** A site's address in readable form: its host, with the scheme only where that is a warning. */
export interface Site {
  text: string;
  isEncrypted: boolean;
}

/** @returns undefined when the address must not be opened */
export function siteOf(url: string): Site | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, host } = new URL(url);
  const isEncrypted = protocol === 'https:';
  return { text: isEncrypted ? host : `http://${host}`, isEncrypted };
}

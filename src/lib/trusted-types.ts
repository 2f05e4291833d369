/**
 * The page's policy lets no plain text become markup or a script's address (`require-trusted-types-for`, `security-headers.ts`). The
 * places that need to pass through here, so a search for them finds all that there are.
 */
interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The name that the page's policy allows. */
export const trustedPolicyName = 'portal';

function createPolicy(): Policy {
  const rules: Policy = {
    createHTML: (text) => text,
    createScript: (text) => text,
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Not our own script.');
      return url;
    },
  };
  const { trustedTypes: factory } = globalThis as { trustedTypes?: PolicyFactory };
  return factory ? factory.createPolicy(trustedPolicyName, rules) : rules;
}

let policy: Policy | undefined;
const getPolicy = () => (policy ??= createPolicy());

/** Markup that the server has sanitized. React hands it on as it is. */
export const trustMarkup = (text: string): string => getPolicy().createHTML(text);

/** Data in a script element that no browser runs, such as `application/ld+json`. */
export const trustData = (text: string): string => getPolicy().createScript(text);

/** The address of a worker of the same origin. @throws TypeError for another origin */
export const trustScriptUrl = (url: string): string => getPolicy().createScriptURL(url);

/**
 * The page's policy lets no plain text become markup or a script's address (`require-trusted-types-for`). The
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

const policyName = 'portal';

/** The part of a page's policy by which text becomes markup, a script or its address only here. */
export const trustedTypesDirectives = ["require-trusted-types-for 'script'", `trusted-types ${policyName}`];

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
  return factory ? factory.createPolicy(policyName, rules) : rules;
}

let policy: Policy | undefined;
const getPolicy = () => (policy ??= createPolicy());

/** Markup that the server has sanitized. React hands it on as it is. */
export const trustMarkup = (text: string): string => getPolicy().createHTML(text);

/** Data in a script element that no browser runs, such as `application/ld+json`. */
export const trustData = (text: string): string => getPolicy().createScript(text);

/** The address of a worker of the same origin. @throws TypeError for another origin */
export const trustScriptUrl = (url: string): string => getPolicy().createScriptURL(url);

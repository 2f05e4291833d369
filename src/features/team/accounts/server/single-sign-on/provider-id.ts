/** Name of the provider in the address of the callback, and in `desk_credentials.provider_id`. */
export const singleSignOnProvider = 'single-sign-on';

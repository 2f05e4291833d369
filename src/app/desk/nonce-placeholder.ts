/** Written by the build into the page wherever it names its nonce; every answer puts its own there. */
export const noncePlaceholder = 'DESK_STYLE_NONCE';

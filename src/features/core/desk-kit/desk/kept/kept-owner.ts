/** Id of the account that is signed in on this page. */
let owner: string | undefined;

/** Whose texts are kept and shown from now on. @param account its id; undefined once no one is signed in */
export function setKeptOwner(account: string | undefined): void {
  owner = account;
}

export const keptOwner = (): string | undefined => owner;

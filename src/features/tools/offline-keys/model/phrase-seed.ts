import { mnemonicToSeed } from '@scure/bip39';

/** The seed of a recovery phrase (BIP-39). @param passphrase another one leads to other accounts; the empty string for none */
export const phraseSeed = (phrase: string, passphrase: string): Promise<Uint8Array> =>
  mnemonicToSeed(phrase, passphrase);

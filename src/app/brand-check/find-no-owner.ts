import { getContractAddress, type Address } from 'viem';

/*
 * The accounts of the public test mnemonic of development nodes ("test test … junk"): everybody has their keys. As addresses only, so that
 * no key is written in this code; tests derive them again.
 */
const testAccounts: readonly Address[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
  '0x71bE63f3384f5fb98995898A86B02Fb2426c5788',
  '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a',
  '0x1CBd3b2770909D4e10f157cABC84C7264073C9Ec',
  '0xdF3e18d64BC6A983f673Ab319CCaE4f1a57C7097',
  '0xcd3B766CCDd6AE721141F452C550Ca635964ce71',
  '0x2546BcD3c84621e976D8185a91A922aE77ECEc30',
  '0xbDA5747bFD65F08deb54cb465eB87D40e51B197E',
  '0xdD2FD4581271e230360230F9337D5c0430Bf44C0',
  '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199',
];
const [firstAccount] = testAccounts;

/** Contracts that the first account deploys on a new development chain; the demonstration's token is the first. */
const firstContracts = 20;

const testContracts = Array.from({ length: firstContracts }, (_, nonce) =>
  getContractAddress({ from: firstAccount!, nonce: BigInt(nonce) }),
);

const wellKnown = new Set([...testAccounts, ...testContracts].map((address) => address.toLowerCase()));

/** A random address has about fifteen different digits; fewer than six mean a burn address such as `0x…dEaD`, zeros or `deadbeef`. */
const fewestDigits = 6;
/** Zeros in a row, as in `0x…dEaD` and the precompiled contracts; the longest that anyone has searched for has fourteen. */
const zeros = '0'.repeat(16);

function repeats(digits: string): boolean {
  return Array.from({ length: digits.length / 2 }, (_, index) => index + 1).some((period) =>
    [...digits].every((digit, index) => index < period || digit === digits[index - period]),
  );
}

/** Is it an address whose key is public (`test`), or one that has no key (`burned`)? @param address 0x and 40 digits */
export function findNoOwner(address: string): 'test' | 'burned' | undefined {
  const lower = address.toLowerCase();
  if (wellKnown.has(lower)) return 'test';
  const digits = lower.slice(2);
  const isPattern = new Set(digits).size < fewestDigits || digits.includes(zeros) || repeats(digits);
  return isPattern ? 'burned' : undefined;
}

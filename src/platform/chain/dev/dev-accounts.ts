/* The public test mnemonic of development nodes ("test test … junk"): its keys are public, so never send
   anything to these addresses on a real chain. The node keeps the accounts unlocked; there are no keys in
   this code. */

/** Chain id shared by development nodes. */
export const devChainId = 31_337;

/** Deploys the token and owns its supply. */
export const devDeployer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Receives donations in the demonstration brand. */
export const devReceiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Pays donations in demonstrations and tests. */
export const devFaucet = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** Other people: wrong receivers, owners of other contracts. */
export const devStranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

/** Address of the deployer's first contract: follows from its address and nonce 0. */
export const devTokenContract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** Deploys contracts at addresses that follow from their code alone; it is on every chain of note, and on development nodes. */
export const sharedDeployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** Address of the batch payment contract, deployed by the shared deployer with a salt of zeros; it is the same on every chain. */
export const devBatchContract = '0xccf7b4730A5a9636265df7300EF16d7f412493c8';

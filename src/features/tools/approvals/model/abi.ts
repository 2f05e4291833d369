/* The few functions that approvals are read and revoked with, as ABI. */

const address = <Name extends string = ''>(name = '' as Name) => ({ name, type: 'address' }) as const;
const uint = () => ({ name: '', type: 'uint256' }) as const;
const view = { type: 'function', stateMutability: 'view' } as const;
const write = { type: 'function', stateMutability: 'nonpayable' } as const;

export const tokenAbi = [
  { ...view, name: 'allowance', inputs: [address(), address()], outputs: [uint()] },
  { ...view, name: 'balanceOf', inputs: [address()], outputs: [uint()] },
  { ...view, name: 'totalSupply', inputs: [], outputs: [uint()] },
  { ...view, name: 'decimals', inputs: [], outputs: [uint()] },
  { ...view, name: 'symbol', inputs: [], outputs: [{ name: '', type: 'string' }] },
  { ...view, name: 'name', inputs: [], outputs: [{ name: '', type: 'string' }] },
  { ...view, name: 'getApproved', inputs: [uint()], outputs: [address()] },
  { ...view, name: 'ownerOf', inputs: [uint()], outputs: [address()] },
  {
    ...view,
    name: 'isApprovedForAll',
    inputs: [address(), address()],
    outputs: [{ name: '', type: 'bool' }],
  },
  {
    ...view,
    name: 'supportsInterface',
    inputs: [{ name: '', type: 'bytes4' }],
    outputs: [{ name: '', type: 'bool' }],
  },
  { ...write, name: 'approve', inputs: [address(), uint()], outputs: [] },
  { ...write, name: 'decreaseAllowance', inputs: [address(), uint()], outputs: [] },
  {
    ...write,
    name: 'setApprovalForAll',
    inputs: [address(), { name: '', type: 'bool' }],
    outputs: [],
  },
] as const;

/** https://docs.uniswap.org/contracts/permit2/reference/allowance-transfer */
export const permit2Abi = [
  {
    ...view,
    name: 'allowance',
    inputs: [address('owner'), address('token'), address('spender')],
    outputs: [
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
      { name: 'nonce', type: 'uint48' },
    ],
  },
  {
    ...write,
    name: 'approve',
    inputs: [
      address('token'),
      address('spender'),
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
    ],
    outputs: [],
  },
] as const;

/** https://www.multicall3.com: many reads in one call; one that fails does not fail the others. */
export const multicallAbi = [
  {
    ...view,
    name: 'aggregate3',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          address('target'),
          { name: 'allowFailure', type: 'bool' },
          { name: 'callData', type: 'bytes' },
        ],
      },
    ],
    outputs: [
      {
        name: 'returnData',
        type: 'tuple[]',
        components: [
          { name: 'success', type: 'bool' },
          { name: 'returnData', type: 'bytes' },
        ],
      },
    ],
  },
] as const;

/** ERC-7821, the batch executor of accounts that carry code (EIP-7702). */
export const executorAbi = [
  {
    ...write,
    name: 'execute',
    inputs: [
      { name: 'mode', type: 'bytes32' },
      { name: 'executionData', type: 'bytes' },
    ],
    outputs: [],
  },
  {
    ...view,
    name: 'supportsExecutionMode',
    inputs: [{ name: 'mode', type: 'bytes32' }],
    outputs: [{ name: '', type: 'bool' }],
  },
] as const;

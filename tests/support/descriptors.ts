/* Files of clear signing that the tests write themselves, for contracts and functions that many people sign. */

type Fields = Readonly<Record<string, unknown>>;

export const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
/** Swaps along a path of tokens. */
export const router = '0xe592427a0aece92de3edee1f18e0157c05861564';
/** Lends and takes deposits. */
export const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
export const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

interface CallFile {
  address: string;
  owner: string;
  /** By function: what it is for, and its fields. */
  formats: Fields;
  metadata?: Fields;
  definitions?: Fields;
  contract?: Fields;
  chainIds?: readonly number[];
}

/** A file about calls of a contract. @returns the parts, so that a test can change one */
export const callFile = ({
  address,
  owner,
  formats,
  metadata,
  definitions = {},
  contract,
  chainIds = [1],
}: CallFile) => ({
  context: {
    contract: { deployments: chainIds.map((chainId) => ({ chainId, address })), ...contract },
  },
  metadata: { owner, ...metadata },
  display: { definitions, formats },
});

export const wethFile = callFile({
  address: weth,
  owner: 'Wrapped Ether',
  metadata: { token: { name: 'Wrapped Ether', ticker: 'WETH', decimals: 18 } },
  formats: {
    'withdraw(uint256 wad)': {
      intent: 'Unwrap',
      fields: [{ path: 'wad', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } }],
    },
  },
});

const swapFields = [
  {
    path: 'params.amountIn',
    label: 'You pay',
    $ref: '$.display.definitions.amount',
    params: { tokenPath: 'params.path.[0:20]' },
  },
  {
    path: 'params.amountOutMinimum',
    label: 'You receive at least',
    $ref: '$.display.definitions.amount',
    params: { tokenPath: 'params.path.[-20:]' },
  },
  { path: 'params.recipient', label: 'Recipient', format: 'addressName' },
  { path: 'params.deadline', label: 'Valid until', format: 'date', params: { encoding: 'timestamp' } },
];

export const routerFile = callFile({
  address: router,
  owner: 'An exchange',
  definitions: { amount: { label: 'Amount', format: 'tokenAmount' } },
  formats: {
    'exactInput((bytes path,address recipient,uint256 deadline,uint256 amountIn,uint256 amountOutMinimum) params)':
      { intent: 'Swap', fields: swapFields },
  },
});

export const poolFile = callFile({
  address: pool,
  owner: 'A lender',
  metadata: { enums: { modes: { '1': 'stable', '2': 'variable' } } },
  formats: {
    'repay(address asset,uint256 amount,uint256 interestRateMode,address onBehalfOf)': {
      intent: 'Repay a loan',
      fields: [
        { path: 'amount', label: 'Amount', format: 'tokenAmount', params: { tokenPath: 'asset' } },
        {
          path: 'interestRateMode',
          label: 'Interest',
          format: 'enum',
          params: { $ref: '$.metadata.enums.modes' },
        },
        { path: 'onBehalfOf', label: 'For', format: 'addressName' },
      ],
    },
  },
});

export const permitTypes = {
  PermitSingle: [
    { name: 'details', type: 'PermitDetails' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint160' },
    { name: 'expiration', type: 'uint48' },
    { name: 'nonce', type: 'uint48' },
  ],
};

/** A file with 50 functions of the same parameters. @param params in brackets */
export const crowdedFile = (params: string) => {
  const names = Array.from({ length: 50 }, (_, index) => `f${index}${params}`);
  const formats = Object.fromEntries(names.map((key) => [key, { intent: 'Pay', fields: [] }]));
  return JSON.stringify(callFile({ address: router, owner: 'A shop', formats }));
};

/** A file about a signed message. */
export const permitFile = {
  context: {
    eip712: {
      deployments: [{ chainId: 1, address: permit2 }],
      schemas: [{ primaryType: 'PermitSingle', types: permitTypes }],
    },
  },
  metadata: { owner: 'Permit2' },
  display: {
    formats: {
      PermitSingle: {
        intent: 'Allow spending',
        fields: [
          { path: 'spender', label: 'Who may spend', format: 'addressName' },
          {
            path: 'details.amount',
            label: 'Up to',
            format: 'tokenAmount',
            params: { tokenPath: 'details.token' },
          },
          { path: 'details.expiration', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
        ],
      },
    },
  },
};

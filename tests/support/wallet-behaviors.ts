import type { RefusalKind } from '#features/core/wallet-connection/model/refusing/refusal-kind.ts';
import type { WalletRefusal } from '#features/core/wallet-connection/model/wallet-refusal.ts';

/** What wallets throw, as it was seen in browsers and in their issue trackers; the test wallet can throw each of them. */
export interface WalletBehavior {
  name: string;
  thrown: unknown;
  means: WalletRefusal;
}

const allMean = (means: RefusalKind, thrown: Readonly<Record<string, unknown>>): WalletBehavior[] =>
  Object.entries(thrown).map(([name, error]) => ({ name, thrown: error, means }));

const declined = allMean('declined', {
  'by the code of EIP-1193': { code: 4001, message: 'User rejected the request.' },
  'by its code alone': { code: 4001 },
  'by the code as text': { code: '4001', message: 'rejected' },
  'as an internal error with words': {
    code: -32_603,
    message: 'MetaMask Tx Signature: User denied transaction signature.',
  },
  'as an internal error around another one': {
    code: -32_603,
    message: 'Internal JSON-RPC error.',
    data: { originalError: { code: 4001 } },
  },
  'as a node error with words': { code: -32_000, message: 'User canceled' },
  'under `data.code`': { code: -32_603, message: 'Internal error', data: { code: 4001, message: 'no' } },
  'under `cause`': { name: 'ContractFunctionExecutionError', cause: { cause: { code: 4001 } } },
  'by the class of the error': { name: 'UserRejectedRequestError', message: 'Something happened' },
  'by a library around the wallet': {
    code: 'ACTION_REJECTED',
    reason: 'rejected',
    info: { error: { code: -32_603 } },
  },
  'under `error`': { error: { code: 4001, message: 'User rejected methods.' } },
  'as JSON in the message': { message: 'Error: {"code":4001,"message":"denied"}' },
  'as text': 'User rejected the transaction',
  'as text without a subject': 'Request rejected',
  'as one word': { message: 'Canceled' },
  'as an empty object': {},
  'through WalletConnect': { code: 5000, message: 'User rejected.' },
  'for the chains, through WalletConnect': { code: 5001, message: 'User disapproved requested chains' },
  'for the methods, through WalletConnect': { code: 5002, message: '' },
  'of an upgrade, by the code of EIP-5792': { code: 5750 },
  'by closing the window': { message: 'User closed modal' },
  'by the access code, with words': { code: 4100, message: 'The user rejected the connection' },
  'on a hardware wallet': {
    message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
  },
  'in Chinese': { code: -32_603, message: '用户拒绝了请求' },
  'in traditional Chinese': { code: -32_000, message: '使用者已取消交易' },
  'in Japanese': { message: 'ユーザーがリクエストを拒否しました' },
  'in Korean': { message: '사용자가 요청을 거부했습니다' },
  'in Russian': { code: -32_603, message: 'Запрос отклонён пользователем' },
  'in Spanish': { message: 'El usuario rechazó la solicitud' },
  'in Portuguese': { message: 'Cancelado pelo usuário' },
  'in Vietnamese': { message: 'Người dùng đã từ chối yêu cầu' },
  'in Thai': { message: 'ผู้ใช้ปฏิเสธคำขอ' },
  'in Hindi': { message: 'उपयोगकर्ता ने अनुरोध अस्वीकार किया' },
  'in Filipino': { message: 'Tinanggihan ng user ang kahilingan' },
  'in German': { message: 'Anfrage vom Benutzer abgelehnt' },
  'in French': { message: "L'utilisateur a refusé la demande" },
  'in Turkish': { message: 'Kullanıcı işlemi reddetti' },
  'in Indonesian': { message: 'Pengguna membatalkan permintaan' },
});

const others = [
  ...allMean('busy', {
    'a request waits in the wallet': { code: -32_002, message: 'Request of type already pending' },
    'a request waits, by words alone': { message: 'Already processing eth_requestAccounts. Please wait.' },
    'a request waits until the person answers': {
      code: -32_002,
      message: 'Request already pending. Please wait until the user approves or rejects it.',
    },
  }),
  ...allMean('no-account', {
    'the page is not allowed': { code: 4100, message: 'Unauthorized' },
    'the wallet is locked': { code: -32_603, message: 'Wallet is locked' },
  }),
  ...allMean('disconnected', {
    'lost every chain': { code: 4900, message: 'The provider is disconnected from all chains.' },
    'lost this chain': { code: 4901 },
    'the extension was updated below the page': { message: 'Extension context invalidated.' },
    'the session on the phone ended': { message: 'No matching key. session topic does not exist: 12ab' },
  }),
  ...allMean('chain-missing', {
    'does not know the chain': { code: 4902, message: 'Unrecognized chain ID "0x7a69".' },
    'does not know the chain, wrapped': { code: -32_603, data: { originalError: { code: 4902 } } },
    'does not know the chain, by words': {
      code: -32_603,
      message: 'Unrecognized chain ID "0x7a69". Try adding the chain first.',
    },
  }),
  ...allMean('no-funds', {
    'lacks coins for the fee': {
      code: -32_000,
      message: 'insufficient funds for gas * price + value: balance 0, tx cost 21000, overshot 21000',
    },
    'lacks coins, wrapped': {
      code: -32_603,
      message: 'Internal JSON-RPC error.',
      data: { code: -32_000, message: 'insufficient funds for transfer' },
    },
    'lacks coins, by a library': { code: 'INSUFFICIENT_FUNDS', message: 'processing response error' },
    'lacks coins, in Chinese': { message: '余额不足' },
  }),
  ...allMean('silent', {
    'the request on the phone expired': { message: 'Request expired. Please try again.' },
    'gave up waiting': { code: 'TIMEOUT', message: 'timeout exceeded' },
  }),
  ...allMean('unsupported', {
    'does not know the method': { code: -32_601, message: 'The method does not exist / is not available.' },
    'supports no such call': { code: 4200 },
    'supports no such call, by words': { message: 'Method not supported: wallet_sendCalls' },
  }),
  ...allMean('too-large', { 'takes no batch of this size': { code: 5740 } }),
];

const unknown: WalletBehavior[] = [
  {
    name: 'an error that we do not know',
    thrown: { code: -32_603, message: 'Internal error', data: { message: 'nonce too low' } },
    means: { said: 'nonce too low' },
  },
  {
    name: 'a revert reason that imitates a person',
    thrown: { code: 3, message: 'execution reverted: user rejected' },
    means: { said: 'execution reverted: user rejected' },
  },
  {
    name: 'the node rejects the transaction',
    thrown: { code: -32_003, message: 'Transaction rejected' },
    means: { said: 'Transaction rejected' },
  },
  {
    name: 'a user operation that its bundler rejects',
    thrown: { code: -32_500, message: 'User operation rejected: paymaster' },
    means: { said: 'User operation rejected: paymaster' },
  },
  { name: 'an error without a word', thrown: { code: -32_603 }, means: { said: '' } },
  { name: 'nothing', thrown: undefined, means: { said: '' } },
];

export const walletBehaviors: readonly WalletBehavior[] = [
  ...declined.map((behavior) => ({ ...behavior, name: `declined ${behavior.name}` })),
  ...others,
  ...unknown,
];

/** What a test wallet throws in one of these. @param name as in the table */
export function behaviorNamed(name: string): WalletBehavior {
  const found = walletBehaviors.find((each) => each.name === name);
  if (!found) throw new Error(`There is no behavior "${name}"`);
  return found;
}

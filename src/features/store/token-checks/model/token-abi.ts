import { parseAbi } from 'viem';

/** What a route calls of a token and of the wrapped coin. */
export const tokenAbi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address, uint256)',
  'function approve(address, uint256)',
  'function transferFrom(address, address, uint256)',
  'function deposit() payable',
]);

/** https://docs.uniswap.org/contracts/v2/reference/smart-contracts/router-02 and its pair and factory; others have kept the functions. */
export const exchangeAbi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function factory() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function getAmountsIn(uint256, address[]) view returns (uint256[])',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
]);

export const ownerAbi = parseAbi([
  'function owner() view returns (address)',
  'function getOwner() view returns (address)',
  'function getMinDelay() view returns (uint256)',
  'function delay() view returns (uint256)',
]);

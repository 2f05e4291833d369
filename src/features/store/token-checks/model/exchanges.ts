import type { Hex } from 'viem';

/** An exchange of the kind of Uniswap V2, on one chain. */
export interface Exchange {
  name: string;
  factory: Hex;
  router: Hex;
}

export interface ChainExchanges {
  /** The chain's own coin as a token: what buyers pay with. */
  wrapped: Hex;
  /** Other tokens that tokens are paired with; each is bought with the wrapped coin first. */
  quotes: readonly Hex[];
  /** Well-known tokens without a fee. Before a token is condemned, one of them must pass the same calls. */
  controls: readonly Hex[];
  /** All are asked; the pair with most in it is used. */
  exchanges: readonly Exchange[];
}

/** By chain id. A chain that is missing here is not simulated, and the check says so. */
export type ExchangeTable = Readonly<Record<number, ChainExchanges>>;

/** From the exchanges' own documentation. Versions 3 and 4 are not among them: a route through them is not simulated yet. */
export const exchangeTable: ExchangeTable = {
  1: {
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    quotes: ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    controls: ['0x6B175474E89094C44Da98b954EedeAC495271d0F', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    exchanges: [
      {
        name: 'Uniswap V2',
        factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
        router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      },
      {
        name: 'SushiSwap',
        factory: '0xC0AEe478e3658e2610c5F7A4A2E1777cE9e4f2Ac',
        router: '0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F',
      },
    ],
  },
  56: {
    wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    quotes: ['0x55d398326f99059fF775485246999027B3197955', '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56'],
    controls: ['0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82', '0x55d398326f99059fF775485246999027B3197955'],
    exchanges: [
      {
        name: 'PancakeSwap V2',
        factory: '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73',
        router: '0x10ED43C718714eb63d5aA57B78B54704E256024E',
      },
    ],
  },
  137: {
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    quotes: ['0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
    controls: ['0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
    exchanges: [
      {
        name: 'QuickSwap V2',
        factory: '0x5757371414417b8C6CAad45bAeF941aBc7d3Ab32',
        router: '0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff',
      },
    ],
  },
  8453: {
    wrapped: '0x4200000000000000000000000000000000000006',
    quotes: ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    controls: ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    exchanges: [
      {
        name: 'Uniswap V2',
        factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
        router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      },
    ],
  },
  42161: {
    wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    quotes: ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    controls: ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    exchanges: [
      {
        name: 'Uniswap V2',
        factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
        router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
      },
    ],
  },
};

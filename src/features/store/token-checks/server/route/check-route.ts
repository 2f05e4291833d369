import { randomBytes } from 'node:crypto';
import { bytesToHex, type Hex } from 'viem';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import type { ChainExchanges } from '../../model/exchanges.ts';
import { isFullRoute, judgeRoute, routeUnknown, withControl, type Judged } from '../../model/judge-route.ts';
import { feeOf, type BuyerRoute } from '../../model/route.ts';
import { callCost, type Surroundings } from '../../model/simulation.ts';
import { requireFaithfulNode } from '../require-faithful-node.ts';
import { createSimulate, NotSimulated } from '../simulate.ts';
import type { Buyer } from './buyer-calls.ts';
import { findMarket, type FoundMarket } from './find-market.ts';
import { findOpening, measureBuyer, type RouteTools } from './measure-route.ts';

export interface RouteOptions {
  call: RpcCall;
  around: Surroundings;
  exchanges: ChainExchanges | undefined;
}

/** What the owner's powers are tried with afterwards. */
export interface MeasuredRoute {
  tools: RouteTools;
  buyer: Buyer;
  got: bigint;
  /** Of a sale, in hundredths of a percent. */
  fee: number;
}

export interface RouteChecked {
  findings: readonly Judged[];
  /** Addresses of the exchange, in small letters; none where there is no pair. */
  places: readonly Hex[];
  /** Undefined where no buyer could sell. */
  measured: MeasuredRoute | undefined;
}

/** Calls of one account in one simulation: a purchase, six sales, and attempts of an owner. */
const mostCalls = 80n;

/** New accounts for each check: a token cannot know them. */
const freshAccount = (): Hex => bytesToHex(randomBytes(20));
const buyerOf = (spends: bigint): Buyer => ({ account: freshAccount(), friend: freshAccount(), spends });

function toolsOf({ call, around }: RouteOptions, { market }: Extract<FoundMarket, { ok: true }>): RouteTools {
  return { simulate: createSimulate(call, around), market, feeCoins: mostCalls * callCost(around) };
}

/** Whether one of the chain's well-known tokens passes the same calls. @throws where the endpoint does not answer */
async function tryControls(options: RouteOptions, exchanges: ChainExchanges): Promise<boolean> {
  for (const control of exchanges.controls) {
    const token = control.toLowerCase() as Hex;
    const found = await findMarket(options.call, { token, pair: undefined, exchanges });
    if (!found.ok) continue;
    const route = await measureBuyer(toolsOf(options, found), buyerOf(found.spends[0] ?? 0n));
    if (isFullRoute(route)) return true;
  }
  return false;
}

async function judgeBuyers(
  options: RouteOptions,
  exchanges: ChainExchanges,
  { tools, buyers, routes }: { tools: RouteTools; buyers: readonly Buyer[]; routes: readonly BuyerRoute[] },
): Promise<readonly Judged[]> {
  const findings = judgeRoute(routes);
  if (routes.every(({ purchase }) => !purchase.ok)) {
    const opens = await findOpening(tools, buyers[0]!);
    if (opens !== null) return routeUnknown('opens-later', { afterSeconds: opens });
  }
  const isStop = findings.some(({ outcome }) => outcome === 'stop');
  return withControl(findings, !isStop || (await tryControls(options, exchanges)));
}

/** The smallest buyer who could sell, with what it got. */
function measuredOf(
  tools: RouteTools,
  buyers: readonly Buyer[],
  routes: readonly BuyerRoute[],
): MeasuredRoute | undefined {
  const index = routes.findIndex(({ onward }) => onward?.resale.ok);
  const route = routes[index];
  const buyer = buyers[index];
  if (!route?.onward || !buyer) return undefined;
  return { tools, buyer, got: route.purchase.arrived, fee: feeOf(route.onward.resale) };
}

/**
 * Buys a token, passes it on and sells it, by three buyers of three sizes on a copy of the chain. Nothing is sent.
 * @throws where the endpoint does not answer plain reads; a node that cannot simulate is a finding
 */
export async function checkRoute(
  options: RouteOptions,
  { token, pair }: { token: Hex; pair: Hex | undefined },
): Promise<RouteChecked> {
  const { exchanges } = options;
  const nothing = (findings: readonly Judged[], places: readonly Hex[] = []): RouteChecked => ({
    ...{ findings, places },
    measured: undefined,
  });
  if (!exchanges) return nothing(routeUnknown('no-exchange'));
  const found = await findMarket(options.call, { token, pair, exchanges });
  if (!found.ok) return nothing(routeUnknown(found.why));
  const { market } = found;
  const places = [market.pair, market.router, market.wrapped];
  const tools = toolsOf(options, found);
  const buyers = found.spends.map(buyerOf);
  try {
    const accounts = { caller: freshAccount(), probe: freshAccount() };
    await requireFaithfulNode(tools.simulate, options.around, accounts);
    const routes = await Promise.all(buyers.map((buyer) => measureBuyer(tools, buyer)));
    const findings = await judgeBuyers(options, exchanges, { tools, buyers, routes });
    return { findings, places, measured: measuredOf(tools, buyers, routes) };
  } catch (error) {
    if (!(error instanceof NotSimulated)) throw error;
    return nothing(routeUnknown(error.why), places);
  }
}

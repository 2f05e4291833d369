export { loadSubscription as loader } from './load-subscription.ts';

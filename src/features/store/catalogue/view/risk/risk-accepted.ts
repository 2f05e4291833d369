import { createDeviceList } from '../device/device-list.ts';
import { parseHid } from '../device/parse-hid.ts';
import { useIsOnDevice } from '../device/use-device-list.ts';

/** DApps whose risk statement the visitor asked not to see again. */
const accepted = createDeviceList({ key: 'risk-accepted', maxItems: 1000, parseItem: parseHid });

export function useRiskAccepted(hid: number): boolean {
  return useIsOnDevice(accepted, hid);
}

export function acceptRisk(hid: number): void {
  accepted.write([hid, ...accepted.read()]);
}

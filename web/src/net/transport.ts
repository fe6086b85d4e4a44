// Where requests and connections go: to the server, or to this device.
import { device, type TableSocket } from '../offline/device';
import { isForDevice } from '../offline/ids';

export type { TableSocket };

export function sendRequest(path: string, init: RequestInit): Promise<Response> {
  return isForDevice(path) ? device.fetch(path, init) : fetch(path, init);
}

export function openSocket(address: string): TableSocket {
  return isForDevice(address) ? device.connect(address) : new WebSocket(address);
}

// The worker that runs tables and bots on this device. The module is loaded with the first request that needs it, and the weights of
// bots with the first table that needs them.
import init, * as module from '../../device/device.js';
import address from '../../device/device_bg.wasm?url';
import { loader } from '../engine/loading';
import { readWeights } from '../engine/weightFiles';
import { DeviceServer } from './deviceServer';
import type { ToDevice } from './messages';
import { openStore } from './store';
import { WeightFiles } from './weights';

const loadModule = loader(() => init({ module_or_path: address }));

async function load(): Promise<typeof module> {
  await loadModule();
  return module;
}

const server = new DeviceServer(openStore(), load, new WeightFiles(load, readWeights), (message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToDevice>) => void server.receive(data);

// What is on this device, and what is on a server.

/** Whether the client was built for a static web server: everything runs on this device (`cargo xtask web --static`). */
export const STATIC = import.meta.env.MODE === 'static';

/** The first letters of all ids that a device makes: `ID_PREFIX` in `bindings/device/src/random.rs`. */
const PREFIX = 'dev1ce';

/** Whether a table, match or guest with this id is on this device. */
export function isOnDevice(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Whether a request with this path is about something on this device. */
export function isForDevice(path: string): boolean {
  return STATIC || path.split(/[/?]/).some(isOnDevice);
}

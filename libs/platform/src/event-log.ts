type Parameters = Readonly<Record<string, string | number | null>>;

interface AndroidBridge {
  logEvent?(name: string, parameters: string): void;
}

export interface BrowserEventLog {
  event(name: string, parameters: Parameters): void;
  problem(message: string, details: Parameters): void;
}

/** Events go to the native application around us where there is one; problems to the console of whoever looks. BOOT-035 */
export function createEventLog(
  bridge: () => AndroidBridge | undefined = () => (globalThis as { Android?: AndroidBridge }).Android,
  warn: (message: string, details: Parameters) => void = console.warn,
): BrowserEventLog {
  return {
    event: (name, parameters) => bridge()?.logEvent?.(name, JSON.stringify(parameters)),
    problem: (message, details) => warn(message, details),
  };
}

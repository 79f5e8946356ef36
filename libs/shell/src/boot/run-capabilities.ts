import type { StartListening } from '@livery/domain/machine/listening';
import type { I18n } from '@livery/i18n';
import type { Capability } from '@livery/widgets/capability';
import type { Services } from '@livery/widgets/services';
import type { Store } from '../store.ts';

/** What capabilities are put into. */
export interface CapabilityWorld {
  readonly i18n: I18n;
  readonly store: Store;
  readonly startListening: StartListening;
  readonly services: Services;
  readonly signal: AbortSignal;
}

/**
 * Starts the listeners of the capabilities, and has every chunk of one come with its texts and its state in place.
 * @returns the list to use from now on
 */
export function runCapabilities(list: readonly Capability[], world: Promise<CapabilityWorld>): readonly Capability[] {
  const running = list.map((one) => afterPreparation(one, async () => prepare(one, await world)));
  for (const { name, listens } of running)
    if (listens)
      void Promise.all([listens(), world]).then(
        ([{ default: listen }, { services, store, signal }]) =>
          listen({ events: services.events, services, dispatch: store.dispatch, signal }),
        // One that does not come hears nothing; the site goes on.
        (reason: unknown) => console.warn(`listener of ${name}`, reason),
      );
  return running;
}

async function prepare({ name, texts, state }: Capability, world: CapabilityWorld): Promise<void> {
  const { i18n, store, startListening, services } = world;
  const [loaded] = await Promise.all([state?.(), texts && i18n.addTexts(name)]);
  if (!loaded) return;
  const { slice, run } = loaded.default;
  store.inject(slice);
  run?.(startListening, services);
}

type Load<Part> = () => Promise<Part>;

/** The capability whose chunks are given out when `prepare`, which is called once, has succeeded. */
function afterPreparation(one: Capability, prepare: () => Promise<void>): Capability {
  if (!one.texts && !one.state) return one;
  let ready: Promise<void> | null = null;
  const whenReady = () =>
    (ready ??= prepare().catch((reason: unknown) => {
      ready = null;
      throw reason;
    }));
  const after =
    <Part>(load: Load<Part>): Load<Part> =>
    async () =>
      (await Promise.all([load(), whenReady()]))[0];

  const { routes, modals, settings, header, overlays, follows, parts, gates, signInMethods, paymentPaths, listens } =
    one;
  return {
    ...one,
    ...(routes && { routes: each(routes, (route) => ({ ...route, screen: after(route.screen) })) }),
    ...(modals && {
      modals: each(modals, (modal) => ({ ...modal, component: after(modal.component as Load<never>) })),
    }),
    ...(settings && { settings: each(settings, (entry) => ({ ...entry, page: after(entry.page) })) }),
    ...(header && { header: each(header, after) }),
    ...(overlays && { overlays: each(overlays, after) }),
    ...(follows && { follows: each(follows, after) }),
    ...(parts && { parts: each(parts as Readonly<Record<string, Load<never>>>, after) }),
    ...(gates && { gates: each(gates, after) }),
    ...(signInMethods && { signInMethods: each(signInMethods as Readonly<Record<string, Load<never>>>, after) }),
    ...(paymentPaths && { paymentPaths: each(paymentPaths as Readonly<Record<string, Load<never>>>, after) }),
    ...(listens && { listens: after(listens) }),
  };
}

const each = <Entry>(table: Readonly<Record<string, Entry>>, wrap: (entry: Entry) => Entry) =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, wrap(entry)]));

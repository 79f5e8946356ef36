import type { LoadOnce } from '@livery/value/load-once';
import type { Capability } from '@livery/widgets/capability';
import { tableOf } from '@livery/widgets/capabilities';
import type { ModalProps } from '@livery/widgets/modals';
import type { ComponentType } from 'react';

type ModalComponent = ComponentType<ModalProps<never>>;

/** The components of the modals, each a chunk of its own. */
export interface ModalParts {
  /** A modal's component, if its chunk is here. */
  get(id: string): ModalComponent | null;
  /** Loads a modal's chunk: when it opens, or as soon as a pointer or the focus comes to what opens it. Rejects when it does not come. */
  load(id: string): Promise<ModalComponent>;
  /** What this viewer is likely to open; a chunk that does not come is asked for again by whoever wants it. */
  prepare(viewer: 'guest' | 'loggedIn'): Promise<void>;
}

type LoadModal = () => Promise<{ default: ModalComponent }>;

export function createModalParts(capabilities: LoadOnce<readonly Capability[]>): ModalParts {
  const loaded = new Map<string, ModalComponent>();

  async function load(id: string): Promise<ModalComponent> {
    const modals = tableOf(await capabilities(), 'modals') as Readonly<Record<string, { component: LoadModal }>>;
    const { default: component } = (await modals[id]?.component()) ?? {};
    if (!component) throw new Error(`No capability of this site has the modal ${id}.`);
    loaded.set(id, component);
    return component;
  }

  return {
    get: (id) => loaded.get(id) ?? null,
    load,
    async prepare(viewer) {
      await Promise.allSettled(likelyModals(await capabilities(), viewer).map(load));
    },
  };
}

const likelyModals = (list: readonly Capability[], viewer: 'guest' | 'loggedIn'): readonly string[] =>
  Object.entries(tableOf(list, 'modals')).flatMap(([id, { likelyFor = [] }]) => (likelyFor.includes(viewer) ? id : []));

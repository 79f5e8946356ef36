import type { SettingsPage } from '@livery/domain/account';
import { useServices } from '@livery/widgets/services';
import type { LoadSettingsPages, SettingsPages } from '@livery/widgets/settings-pages';
import { lazy, use, type ComponentType } from 'react';

export type PageTable = Readonly<Partial<Record<SettingsPage, ComponentType>>>;

const tables = new WeakMap<LoadSettingsPages, Promise<PageTable>>();

const asComponents = (pages: SettingsPages): PageTable =>
  Object.fromEntries(Object.entries(pages).map(([id, load]) => [id, lazy(load)]));

/** The pages that the brand takes, each loaded when it is first drawn; waits for the table. */
export function usePageTable(): PageTable {
  const { settingsPages } = useServices();
  const known = tables.get(settingsPages) ?? settingsPages().then((module) => asComponents(module.default));
  tables.set(settingsPages, known);
  return use(known);
}

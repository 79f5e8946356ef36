import { SettingsSkeleton } from '@livery/ui-kit/account';
import type { ComponentType } from 'react';
import { useLoaded, type Load } from './use-loaded.ts';

/** A page that is a chunk of its own; lines in its place until it is here. */
export function Loaded({ page }: { page: Load<ComponentType> }) {
  const Page = useLoaded(page);
  return Page ? <Page /> : <SettingsSkeleton lines={4} />;
}

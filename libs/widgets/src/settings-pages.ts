import type { SettingsPage } from '@livery/domain/account';
import type { ComponentType } from 'react';

/**
 * Pages of the settings by their ids, each a chunk of its own: its default export draws the contents only. The settings screen adds the title,
 * the way back and the way out, and asks who may open it. A page that is left out is not in the settings. ACC-015, ACC-017, ACC-018
 */
export type SettingsPages = Readonly<Partial<Record<SettingsPage, () => Promise<{ default: ComponentType }>>>>;

/** The table itself loads with the settings: the first page of a visit does not carry it. */
export type LoadSettingsPages = () => Promise<{ default: SettingsPages }>;

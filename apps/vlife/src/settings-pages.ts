import type { SettingsPages } from '@livery/shell/modules';

/** The pages of the settings that this brand takes. Each is a chunk of its own. */
const settingsPages: SettingsPages = {};

export default settingsPages;

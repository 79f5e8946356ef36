import { platformApi } from '@livery/api-client/platform';
import type { Configuration } from '@livery/contract/platform/entities';
import { DEFAULT_CONFIGURATION } from '@livery/domain/configuration';

/** What the operator has set for the platform, asked once at start; its defaults until it is there. BOOT-028 */
export function useConfiguration(): Configuration {
  return platformApi.useGetConfigurationQuery().data ?? DEFAULT_CONFIGURATION;
}

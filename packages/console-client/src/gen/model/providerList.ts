/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Provider } from './provider.ts';

export interface ProviderList {
  /** @maxItems 3 */
  items: Provider[];
}

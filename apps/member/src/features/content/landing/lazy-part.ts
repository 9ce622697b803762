import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A part of the page whose code is loaded when it is first shown. If that fails, the page goes on without it. */
export const lazyPart = (
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> => lazy(() => load().catch(() => ({ default: () => null })));

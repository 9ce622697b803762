import { lazy } from 'react';

/** `MediaViewer`, loaded when the first file is opened. */
export const LazyMediaViewer = lazy(() => import('./MediaViewer.tsx'));

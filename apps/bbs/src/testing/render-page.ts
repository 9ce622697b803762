import { pageRenderer } from '@yayan/site/page-renderer';
import { queryClient } from '../shell/client/client.ts';

/** Renders routes at an address, or one element, as a page of this site. */
export const renderPage = pageRenderer(queryClient);
